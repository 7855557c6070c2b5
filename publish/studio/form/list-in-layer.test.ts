import { expect, it } from "vitest";
import type { Json } from "../../documents/json.ts";
import type { Takes } from "./brand-form.ts";
import { hidingLayer, listInLayer } from "./list-in-layer.ts";

const layers = ["base", "business", "channel", "pair"];
const all = ["credit", "loan", "bill"];
const own = ["credit", "bill", "loan"];
const field = (said: readonly ({ readonly value: Json } | null)[], takes: Takes) => ({
  ...{ takes, said, value: said.findLast((one) => one !== null)?.value },
});
const order = field([{ value: all }, { value: own }, null, null], { is: "order" });

it.each<[layer: number, list: readonly string[]]>([
  [0, all],
  [1, own],
  [2, own],
  [3, own],
])("B3 in layer %i a list is that of the layer, or of the next below it that says one", (at, list) => {
  expect(listInLayer(order, at).value).toEqual(list);
});

it("B3 of a list that nobody says so far down there is none; what is no list is as the brand has it", () => {
  expect(listInLayer(field([null, { value: own }, null, null], { is: "order" }), 0).value).toBeUndefined();
  expect(listInLayer(field([{ value: "A" }, { value: "B" }, null, null], { is: "text" }), 0).value).toBe("B");
});

it.each<[layer: number, by: string | undefined]>([
  [0, "business"],
  [1, undefined],
  [3, undefined],
])("B3 what is said in layer %i is said again in %s", (at, by) => {
  expect(hidingLayer(order, layers, at)).toBe(by);
});

it("B3 what has names is merged: a later layer hides none of it", () => {
  const named = field([{ value: { 302: ["1"] } }, { value: { 104: ["2"] } }, null, null], { is: "named lists" });
  expect(hidingLayer(named, layers, 0)).toBeUndefined();
});
