import fc from "fast-check";
import { expect, it } from "vitest";
import { fromWire, toWire, type WireSchema } from "./wire.ts";
import { there } from "../../tests/there.ts";

const parts: Record<string, WireSchema> = { "item.schema.json": { properties: { price: { wire: "money" } } } };
const resolve = (ref: string) => there(parts[ref]);
const schema: WireSchema = {
  properties: {
    total: { wire: "money" },
    count: { wire: "integer" },
    rate: { wire: "number" },
    phone: { type: "string" },
    items: { type: "array", items: { $ref: "item.schema.json" } },
    open: { type: "object" },
  },
};

it.each([
  ["money as a number", { total: 12_999.5 }, { total: 1_299_950 }],
  ["money as text", { total: "12999.50" }, { total: 1_299_950 }],
  ["money of one decimal", { total: "0.1" }, { total: 10 }],
  ["money below zero", { total: "-1.50" }, { total: -150 }],
  ["an integer as text", { count: "2" }, { count: 2 }],
  ["a number as text", { rate: "0.28" }, { rate: 0.28 }],
  ["a text of digits as it is", { phone: "08012345678" }, { phone: "08012345678" }],
  [
    "what lies in lists and behind references",
    { items: [{ price: "1.00" }, { price: 2 }] },
    { items: [{ price: 100 }, { price: 200 }] },
  ],
  ["null as absent", { total: null, phone: "1" }, { phone: "1" }],
  ["an object without properties as it is", { open: { total: "1.00" } }, { open: { total: "1.00" } }],
  ["an undeclared property as it is", { other: "1.00" }, { other: "1.00" }],
])("C4 reads %s", (_, wire, inside) => expect(fromWire(schema, wire, resolve)).toEqual(inside));

it.each([
  ["a text that is no amount", { total: "abc" }],
  ["a third decimal in a text", { total: "1.234" }],
  ["an exponent", { total: "1e3" }],
  ["a fraction where an integer is due", { count: "2.5" }],
  ["an empty text", { rate: "" }],
])("R40 leaves %s for validation to refuse", (_, wire) => expect(fromWire(schema, wire, resolve)).toEqual(wire));

it("R40 turns a number with a third decimal into a text, which validation refuses", () => {
  expect(fromWire(schema, { total: 1.234 }, resolve)).toEqual({ total: "1.234" });
});

it("keeps __proto__ as an own property, for validation to refuse", () => {
  const read = fromWire(schema, JSON.parse('{"__proto__": {"total": 1}}'), resolve) as object;
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(Object.hasOwn(read, "__proto__")).toBe(true);
});

it("writes money as text with two decimals and drops what is not declared", () => {
  const inside = { total: 1_299_950, count: 2, secret: "x", phone: undefined, items: [{ price: 5, cost: 1 }] };
  expect(toWire(schema, inside, resolve)).toEqual({ total: "12999.50", count: 2, items: [{ price: "0.05" }] });
});

it.each([[0.5], [Number.NaN], ["12.00"], [1e300]])(
  "R40 writes %s, which is no whole number, as a text that readers refuse",
  (total) => {
    const wire = toWire(schema, { total }, resolve);
    expect(wire).toEqual({ total: `not whole: ${total}` });
    expect(fromWire(schema, wire, resolve)).toEqual(wire);
  },
);

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
