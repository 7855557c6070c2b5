import { expect, it } from "vitest";
import { beginsBy, begunIn } from "./begins-by.ts";

it("begins with what the app was told, through the browser's history", () => {
  const begun = beginsBy({ row: "refused", inputs: '{"risk":{"refuseFlag":1}}' }, "Corvanta 716/104");
  expect(begun).toEqual({ row: "refused", inputs: { risk: { refuseFlag: 1 } }, brand: "Corvanta 716/104" });
  expect(begunIn(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
});

it.each(["", "[]", "7", "null", "{", "{} {}"])("what cannot be read begins with nothing: %j", (inputs) => {
  expect(beginsBy({ row: "refused", inputs }, "Corvanta 716/104")).toBeUndefined();
});

it.each([null, undefined, 7, [], {}, { inputs: [] }, { inputs: {}, row: 1, brand: "Corvanta" }])(
  "what another page left in the history begins with nothing: %j",
  (state) => {
    expect(begunIn(state as Parameters<typeof begunIn>[0])).toBeUndefined();
  },
);
