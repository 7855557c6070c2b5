import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Boot } from "../../publish/page/boot.ts";
import { open } from "../testing/open-screen.tsx";
import { backDoor } from "./back-door.ts";

afterEach(() => vi.restoreAllMocks());

interface Given {
  readonly route?: string;
  readonly guest?: boolean;
  readonly host?: string;
  readonly session?: Readonly<Record<string, unknown>>;
  readonly flag?: boolean;
}

const turn = () => new Promise<void>((settle) => setTimeout(settle, 0));

/** A screen with the back door; the console's delay is none. */
async function start({
  route = "/my",
  guest = false,
  host = "app.example.com",
  session = {},
  flag = true,
}: Given = {}) {
  const { engine, state, place } = await open(route, "usual", { guest });
  for (const [name, value] of Object.entries(session)) state.write(`session.${name}`, value);
  const ask = vi.spyOn(engine.bridge, "ask");
  const load = vi.spyOn(engine.documents, "load");
  const brand = {
    ...engine.brand,
    flags: { ...(engine.brand.flags as object), backDoor: flag },
    constants: { ...(engine.brand.constants as object), consoleDelayMs: 0 },
  };
  const boot = { business: "718", channel: "302", brand, release: { id: "r1" } } as unknown as Boot;
  backDoor({ engine, state, boot, root: place, host });
  const clicks = async (count: number, on: HTMLElement = place) => {
    for (let done = 0; done < count; done++) on.click();
    await settled();
  };
  /** What was begun, or waited for the next turn, has what it fetches and is drawn. */
  const settled = () =>
    act(async () => {
      await turn();
      await Promise.all([import("./console.ts"), ...load.mock.results.map(({ value }) => value)]);
      await turn();
    });
  await settled();
  const panel = () => document.querySelector("aside");
  const badge = () =>
    [...document.body.children].find(({ tagName, textContent }) => tagName === "BUTTON" && textContent === "Debug");
  return { engine, state, place, ask, clicks, panel, badge, settled };
}

it("D6 8 quick clicks open the console and ask the native app for its tools; 7 do not", async () => {
  const { clicks, panel, ask } = await start();
  vi.spyOn(performance, "now").mockReturnValue(1000);
  await clicks(7);
  expect(panel()).toBeNull();
  await clicks(1);
  expect(panel()?.textContent).toContain("Debug console");
  expect(ask).toHaveBeenCalledWith("open-debug", {});
});

it("D6 a gap of more than 200 ms resets the count", async () => {
  const { clicks, panel } = await start();
  const now = vi.spyOn(performance, "now");
  now.mockReturnValue(1000);
  await clicks(7);
  now.mockReturnValue(1201);
  await clicks(1);
  expect(panel()).toBeNull();
});

it("D6 quick taps of a control are no knocking, and end what was begun", async () => {
  const { clicks, panel, place } = await start();
  vi.spyOn(performance, "now").mockReturnValue(1000);
  const control = place.appendChild(document.createElement("label"));
  await clicks(7);
  await clicks(9, control.appendChild(document.createElement("span")));
  await clicks(7);
  expect(panel()).toBeNull();
});

it("D6 without the brand's flag there is no back door", async () => {
  const { clicks, panel, ask } = await start({ flag: false });
  await clicks(8);
  expect(panel()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it("R81 on a screen with secret fields presses do nothing, and an open console goes when one comes", async () => {
  const login = await start({ route: "/login", guest: true });
  await login.clicks(8);
  expect(login.panel()).toBeNull();
  expect(login.ask).not.toHaveBeenCalled();
  document.body.replaceChildren();

  const { engine, state, clicks, panel, badge, settled } = await start();
  await clicks(8);
  expect(panel()).not.toBeNull();
  await act(async () => {
    state.write("session.token", undefined);
    await engine.arrivals.arrive("/login");
  });
  await settled();
  expect([panel(), badge()]).toEqual([null, undefined]);
});

it.each<[string, Given, boolean]>([
  ["on a test host", { host: "a.test.example.com" }, true],
  ["with debug=1", { session: { debug: "1" } }, true],
  ["with vconsoleDisable=1", { host: "a.test.example.com", session: { debug: "1", vconsoleDisable: "1" } }, false],
  ["on any other host", {}, false],
  ["with debug=1 on a screen with secret fields", { route: "/login", guest: true, session: { debug: "1" } }, false],
])("D6 the console loads by itself %s: %s", async (_where, given, loads) => {
  expect((await start(given)).badge() !== undefined).toBe(loads);
});

it("D6 R75 it shows calls by id and status, the last decision and the flags, and nobody's data", async () => {
  const { engine, state, clicks, panel } = await start();
  state.write("session.token", "tok-secret-1");
  const trace = [{ row: "guest", read: { "inputs.token": "tok-secret-1" }, lost: 'it read "tok-secret-1"' }];
  engine.decided("borrow", { row: "ask", then: [], because: "", trace });
  await clicks(8);
  const words = panel()?.textContent ?? "";
  for (const fact of [
    "r1",
    "base < business/718 < channel/302 < pair/718-302",
    "backDoor",
    "borrow",
    "ask",
    "inputs.token",
  ])
    expect(words).toContain(fact);
  expect(words).not.toContain("tok-secret");
});
