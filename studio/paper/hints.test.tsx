import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState, Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { expect, it } from "vitest";
import type { Suggestions } from "../../publish/studio/questions.ts";
import { completing, hovering, spotAt } from "./hints.ts";

const flag: Suggestions = {
  from: 2,
  to: 6,
  offered: [
    {
      name: "voucher",
      typed: '"voucher"',
      says: ["<b>Coupons</b>"],
      text: '"voucher": true',
      chosen: { from: 11, to: 15 },
    },
  ],
};
const source = (found: Suggestions) => completing({ complete: async () => found, says: async () => [] });

it("a suggestion takes the place of the word that is begun, and what may be typed over is chosen", async () => {
  const view = new EditorView({ doc: '{ "vo" }' });
  const found = await source(flag)(new CompletionContext(view.state, 5, true));
  const [option] = found?.options ?? [];
  expect(option).toMatchObject({ label: '"voucher"', displayLabel: "voucher" });
  if (!option || typeof option.apply !== "function") throw new Error("nothing is written");
  option.apply(view, option, found?.from ?? 0, 5);
  expect(view.state.doc.toString()).toBe('{ "voucher": true }');
  const { from, to } = view.state.selection.main;
  expect(view.state.sliceDoc(from, to)).toBe("true");
  view.destroy();
});

it.each<[typed: string, asked: boolean]>([
  ['{ "v', true],
  ["{ ", false],
  ["{ }", false],
  ['{ "loan.', true],
])("while somebody types %s it is asked: %s", async (typed, asked) => {
  const found = await source(flag)(new CompletionContext(EditorState.create({ doc: typed }), typed.length, false));
  expect(found !== null).toBe(asked);
});

it.each<[typed: string, still: boolean]>([
  ['"vouc', true],
  ['"vouc.', false],
  ['"vouc": ', false],
])("what was offered still holds at %s: %s", async (typed, still) => {
  const found = await source(flag)(new CompletionContext(EditorState.create({ doc: '{ "vo" }' }), 5, true));
  const { validFor } = found ?? {};
  expect(typeof validFor === "function" && validFor(typed, 2, 2 + typed.length, EditorState.create())).toBe(still);
});

it("words are shown as they are, not as markup, and where nobody knows nothing is shown", async () => {
  const view = new EditorView({ doc: "{}" });
  const told = (lines: readonly string[]) =>
    hovering({ complete: async () => flag, says: async () => lines })(view, 1, 1);
  const tip = await told(["<b>Coupons</b>", "second"]);
  const [one] = tip ? [tip].flat() : [];
  expect([...(one?.create(view).dom.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "<b>Coupons</b>",
    "second",
  ]);
  expect(await told([])).toBeNull();
  view.destroy();
});

it.each<[text: string, head: number, spot: number]>([
  ['  "name": 1', 0, 3],
  ['  "name": 1', 2, 3],
  ['  "name": 1', 5, 5],
  ['  "name": 1', 11, 11],
  ["", 0, 0],
  ["   ", 1, 1],
])("in %j at %d it is said what stands at %d", (text, head, spot) => expect(spotAt(Text.of([text]), head)).toBe(spot));
