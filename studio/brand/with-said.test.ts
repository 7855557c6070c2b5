import { expect, it } from "vitest";
import type { Json } from "../../publish/documents/json.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import { withSaid } from "./with-said.ts";

/** A value of which the base says 1 and the business 2; the channel and the pair say nothing. */
const field: SheetField = {
  ...{ path: ["x"], title: "X", says: "", bounds: "", takes: { is: "number", whole: true } },
  ...{ value: 2, said: [{ value: 1 }, { value: 2 }, null, null], by: 1, line: 3, below: 1 },
};

it.each<[what: string, at: number, says: Json | undefined, value: Json | undefined]>([
  ["who says it says something else", 1, 5, 5],
  ["a later layer says it", 3, 7, 7],
  ["a layer below says something else, which does not show", 0, 9, 2],
  ["who says it no longer does", 1, undefined, 1],
  ["a later layer that said nothing says nothing", 3, undefined, 2],
])("%s", (_, at, says, value) => {
  const next = withSaid(field, { at, says });
  expect(next.value).toBe(value);
  expect(next.said[at]).toEqual(says === undefined ? null : { value: says });
  expect(next.said.filter((__, index) => index !== at)).toEqual(field.said.filter((__, index) => index !== at));
});

it("B3 what has names is shown with those of every layer that says some, without those that one says none of", () => {
  const lists: SheetField["said"] = [
    { value: { 302: ["7100000060"] } },
    null,
    { value: { 301: ["7100000060"] } },
    null,
  ];
  const named = { ...field, said: lists, value: { 301: ["7100000060"], 302: ["7100000060"] } };
  const shown = (at: number, says: Json) => withSaid(named, { at, says }).value;
  expect(shown(2, { 301: ["7100000061"] })).toEqual({ 301: ["7100000061"], 302: ["7100000060"] });
  expect(shown(2, { 301: ["7100000060"], 302: null })).toEqual({ 301: ["7100000060"] });
  expect(shown(0, { 302: ["7100000061"] })).toEqual({ 301: ["7100000060"], 302: ["7100000061"] });
});
