import { expect, it } from "vitest";
import { changeSaid, undoSaid } from "./changes.ts";
import type { Change } from "./questions.ts";

const first = 'Home: "Bill" moves from 2nd to 1st, in brand 716-104.';
const back = 'Home: "Credit" moves from 2nd to 1st, in brand 716-104.';
const change = (more: Partial<Change>): Change => ({
  ...{ id: 3, at: "2026-11-27T04:00:00Z", who: "ada", file: "brands/pair/716-104.brand.json", said: [], undone: false },
  ...more,
});
const nothing = { of: { pair: "716-104", layer: "pair", path: ["flags", "redBag"] } };

const cases: [what: string, change: Change, said: string][] = [
  ["an edit by what it did", change({ said: [first] }), first],
  [
    "one that changed nothing for anybody by its value",
    change(nothing),
    "Red bag was edited; no brand has anything otherwise.",
  ],
  [
    "a taking back in the words of what was taken back, marked as its words: they hold no more",
    change({ said: [back], undoes: 1, undid: [first] }),
    `Taken back: “${first}”`,
  ],
  [
    "a colour that is back as none that is set now",
    change({
      said: ['Look: "Ink" is #0E1730, was #111111, in all 27 brands.'],
      undoes: 1,
      undid: ['Look: "Ink" is #111111, was #0E1730, in all 27 brands.'],
    }),
    'Taken back: “Look: "Ink" is #111111, was #0E1730, in all 27 brands.”',
  ],
  ["one that took a taking back back as done again", change({ said: [first], undoes: 2 }), `Done again: ${first}`],
  [
    "a taking back of what had changed nothing",
    change({ undoes: 1, undid: [] }),
    "Taken back; no brand had anything otherwise by it.",
  ],
];

it.each(cases)("tells %s", (_, told, said) => expect(changeSaid(told)).toBe(said));

it("who takes an edit back is told so in the edit's own words, and who takes that back, what is done again", () => {
  expect(undoSaid(change({ said: [first] }), [back])).toBe(`Taken back: “${first}”`);
  expect(undoSaid(change({ said: [back], undoes: 1, undid: [first] }), [first])).toBe(`Done again: ${first}`);
});
