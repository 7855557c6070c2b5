import { act } from "react";
import { expect, it } from "vitest";
import { answer, meet, step } from "../testing/meet.ts";
import { until } from "../testing/until.ts";

/** Calls that are answered together, each with one of these statuses, inside a native app that notes what it is told. */
async function lose(statuses: readonly number[]) {
  let calls = 0;
  const met = await meet(() => answer(statuses[calls++] ?? 15), []);
  const { engine, visit } = met;
  const native: string[] = [];
  Object.assign(engine.bridge, {
    native: true,
    ask: async (capability: string) => void native.push(capability),
  });
  await act(async () => {
    for (const number of statuses.keys())
      void visit.run([{ ...step, with: { ...step.with, body: { loanGid: `${number}` } } }]);
  });
  const confirm = async () => {
    const button = [...document.querySelectorAll("dialog button")].find(({ textContent }) => textContent === "Confirm");
    await act(async () => (button as HTMLElement).click());
  };
  return { ...met, native, confirm };
}

it.each([
  ...[7, 17, 2200, 100008, 100009, 15, 29].map((status): number[] => [status, status, status, status, status]),
  [15, 7, 29, 17, 2200],
  [7, 15, 7, 29, 17],
])(
  "R52 X2 five calls that lose the session together (%i %i %i %i %i): one dialog at most, one logout, one relogin",
  async (...statuses) => {
    const silent = statuses[0] === 15 || statuses[0] === 29;
    const { engine, visit, went, native, confirm } = await lose(statuses);
    await until(() => expect([engine.dialogs.stack.length, went.length]).toEqual(silent ? [0, 1] : [1, 0]));
    if (!silent) await confirm();
    await until(() => expect([went, native]).toEqual([["/login"], ["relogin"]]));
    // Nor does an answer that comes before the login shows say it again, or a page for everybody after that.
    await act(() => visit.run([step]).then(() => undefined));
    await act(async () => void engine.arrivals.arrive("/helpcenter"));
    expect([engine.dialogs.stack.length, went, native]).toEqual([0, ["/login"], ["relogin"]]);
  },
);

const EXPIRED = "login expired, please log in again";
const ELSEWHERE = "this account is logged in on another device, for security please change password promptly";

it.each([
  ["7 first", [7, 17]],
  ["17 first", [17, 7]],
  ["17 last of five", [7, 2200, 7, 100008, 17]],
] as const)(
  "X2 R52 of calls that say the session expired and one that says where, %s, he reads where",
  async (_, all) => {
    const { engine, said, went, native, confirm } = await lose(all);
    await until(() => expect([engine.dialogs.stack.length, said(ELSEWHERE), said(EXPIRED)]).toEqual([1, true, false]));
    await confirm();
    await until(() => expect([went, native]).toEqual([["/login"], ["relogin"]]));
  },
);

it("X2 R52 what another device had to do with it is said of that session alone", async () => {
  const { engine, said, confirm, went, visit } = await lose([17, 17]);
  await until(() => expect(said(ELSEWHERE)).toBe(true));
  await confirm();
  await until(() => expect(went).toEqual(["/login"]));
  // Too late to be said: nor is it kept for the next one.
  await act(() => visit.run([step]).then(() => undefined));
  expect(engine.state.read("session.elsewhere")).toBeUndefined();
});

it("X2 R52 a user who is gone is marked, also where the session was said to have expired before", async () => {
  const { state, went, confirm } = await lose([7, 15]);
  await until(() => expect(state.read("device.deleteUser")).toBe(true));
  expect(went).toEqual([]);
  await confirm();
  await until(() => expect(went).toEqual(["/login"]));
});

it("R52 X2 the end of the next session is heard as well", async () => {
  const { engine, went, native, visit } = await lose([15, 15]);
  engine.login({ token: "another", userGid: "u2" });
  await act(async () => void engine.arrivals.arrive("/bill"));
  const next = engine.stage.kind === "visit" ? engine.stage.visit : visit;
  await act(() => next.run([step]).then(() => undefined));
  expect([engine.known, native, went.at(-1)]).toEqual([false, ["relogin", "relogin"], "/login"]);
});
