import fc from "fast-check";
import { expect, it } from "vitest";
import { fromWire, toWire, type WireSchema } from "./wire.ts";

const schema: WireSchema = {
  properties: {
    total: { wire: "money" },
    count: { wire: "integer" },
    items: { type: "array", items: { properties: { price: { wire: "money" } } } },
  },
};
const resolve = (ref: string): WireSchema => {
  throw new Error(`nothing here refers to ${ref}`);
};

it("reads back whatever it wrote", () => {
  const inside = fc.record({
    total: fc.integer({ min: -1e12, max: 1e12 }),
    count: fc.integer(),
    items: fc.array(fc.record({ price: fc.nat() })),
  });
  fc.assert(
    fc.property(inside, (value) => {
      expect(fromWire(schema, toWire(schema, value, resolve), resolve)).toEqual({ ...value });
    }),
  );
});
