import { act } from "react";
import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import money from "./money.cases.json" with { type: "json" };
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { byId } from "../testing/boot.ts";
import { keepFocus } from "../page/keep-focus.ts";
import { innermost } from "../testing/innermost.ts";
import { open } from "../testing/open-screen.tsx";
import { mayBorrow, order } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

type Dialog = {
  readonly id: string;
  readonly closable?: boolean;
  readonly params?: Readonly<Record<string, { readonly type?: string }>>;
};

type Shown = Awaited<ReturnType<typeof open>>;

/** The last that is so: of several accounts one that is not the default. */
const there = (which: string) => [...document.querySelectorAll<HTMLElement>(which)].at(-1) ?? null;
const inside = () => document.querySelector<HTMLDialogElement>("dialog:last-of-type");
const gone = () => expect(inside()).toBeNull();
/** What a reader of the screen would be told to have the focus: its words, or what it is. */
const focused = () => {
  const { activeElement: one } = document;
  return one?.getAttribute("aria-label") ?? (one?.textContent || one?.tagName);
};

const ways: readonly (readonly [string, (engine: Shown["engine"]) => unknown])[] = [
  ["its button", () => inside()?.querySelector<HTMLButtonElement>("button[aria-label=Close]")?.click()],
  ["Escape", () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })],
  ["back", (engine) => engine.dialogs.dismiss()],
];

/** Puts the focus where it is while one reads a dialog, and that away. */
async function putAway(way: (engine: Shown["engine"]) => unknown, { engine }: Shown) {
  await until(() => expect(inside()).not.toBeNull());
  const within = inside()?.querySelector<HTMLElement>("input, button");
  await act(async () => (within ?? inside())?.focus());
  expect(inside()?.contains(document.activeElement)).toBe(true);
  await act(async () => void way(engine));
  gone();
}

const dialogs = Object.values(byId("dialog")) as Dialog[];
const soon = Date.parse("2026-12-01T05:59:59Z");
const offered = { extendOverdueFee: 120_000, extendReducedFee: 60_000, extendDueTime: soon, extendExpiredTime: soon };
const renewal = { renewAmount: 299_950, renewDueTime: soon, renewNextAmount: 1_299_950, renewExpiredTime: soon };
const loan = { ...contents["repayment-loandetail"], ...offered, ...renewal };
const [account] = money["bankaccount-list"].accounts;
const notice = { id: "n1", title: "Words", text: "Words", kind: 1 };
const given = ({ params = {} }: Dialog) =>
  Object.fromEntries(
    Object.entries(params).map(([name, { type }]) => [
      name,
      { string: "words", number: 1, integer: 1, boolean: false, array: [] as unknown[] }[type ?? ""] ??
        ({ account, notice } as Record<string, unknown>)[name] ??
        loan,
    ]),
  );

describe("D7 the focus returns to what opened it", () => {
  it.each(dialogs.filter(({ closable }) => closable !== false).map((dialog) => [dialog.id, dialog] as const))(
    "from %s, put away by its button, by Escape and by back",
    async (id, dialog) => {
      const shown = await open("/my", "usual");
      const { stage } = shown.engine;
      if (stage.kind !== "visit") throw new Error("no screen");
      const opener = shown.place.querySelector<HTMLElement>("button");
      for (const [name, way] of ways) {
        await act(async () => opener?.focus());
        let ended: unknown;
        void stage.visit.run([{ do: "dialog", with: { dialog: id, with: given(dialog) } }]).then((whole) => {
          ended = whole;
        });
        await putAway(way, shown);
        expect([name, document.activeElement === opener]).toEqual([name, true]);
        await until(() => expect(ended).toBe(false));
      }
    },
  );

  it.each<readonly [string, string, Partial<Parameters<typeof open>[2]>, readonly string[]]>([
    ["log out", "/my", {}, ["#my-account-log-out"]],
    ["a transaction PIN", "/lendConfirm", { journey: { order: { ...order, hasPin: false } } }, ["#set-pin"]],
    [
      "the menu of an account",
      "/bankcardList",
      { business: "716", channel: "304" },
      ["[aria-label='Account options']"],
    ],
    [
      "what the menu of an account leads to",
      "/bankcardList",
      { business: "716", channel: "304" },
      ["[aria-label='Account options']", "#ask-remove"],
    ],
  ])("from %s, by what opens it on its screen", async (_, route, options, presses) => {
    const more = { ...contents, ...money, ...mayBorrow(contents), ...options?.more };
    const shown = await open(route, "usual", { ...options, more });
    keepFocus(shown.place);
    for (const [name, way] of ways) {
      const [opener, ...further] = presses;
      const press = async (which: string) => {
        await until(() => expect([name, there(which)]).not.toEqual([name, null]));
        const button = there(which);
        await act(async () => button?.focus());
        await act(async () => button?.click());
      };
      await press(opener ?? "");
      const had = focused();
      for (const next of further) await press(next);
      await putAway(way, shown);
      await until(() => expect([name, focused()]).toEqual([name, had]));
      await until(() => expect(shown.place.querySelector("[aria-busy=true]")).toBeNull());
    }
  });

  it("from a transaction PIN that is set, to the field that asks for it", async () => {
    const more = { ...contents, ...money, ...mayBorrow(contents), "userinfo-trade-password-set": {} };
    const journey = { order: { ...order, hasPin: false } };
    const shown = await open("/lendConfirm", "usual", { journey, more });
    keepFocus(shown.place);
    await until(() => expect(there("#set-pin")).not.toBeNull());
    await act(async () => there("#set-pin")?.focus());
    await act(async () => there("#set-pin")?.click());
    await until(() => expect(inside()).not.toBeNull());
    await act(async () => {
      innermost(shown.engine).write("form.newPin", "2580");
      innermost(shown.engine).write("form.newPinAgain", "2580");
    });
    await act(async () => there("#save-pin")?.focus());
    await act(async () => there("#save-pin")?.click());
    await until(gone);
    await until(() => expect(document.activeElement?.id).toBe("field-pin"));
  });
});
