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
  ["an amount of many digits", { total: "1234567890123.99" }, { total: 123_456_789_012_399 }],
  ["nothing below zero as nothing", { total: "-0.00" }, { total: 0 }],
  ["an integer below zero", { count: "-12" }, { count: -12 }],
  ["a number below zero", { rate: "-10.25" }, { rate: -10.25 }],
  ["a whole number as text", { rate: "12" }, { rate: 12 }],
  ["numbers as they are", { count: 2, rate: 0.5 }, { count: 2, rate: 0.5 }],
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
  ["an amount of too many digits", { total: "12345678901234.00" }],
  ["an amount within other words", { total: "NGN 1.00" }],
  ["an amount before other words", { total: "1.00 NGN" }],
  ["an integer of too many digits", { count: "1234567890123456" }],
  ["an integer within other words", { count: "a2" }],
  ["an integer before other words", { count: "2a" }],
  ["a number within other words", { rate: "a0.5" }],
  ["a number before other words", { rate: "0.5a" }],
  ["a number that ends with its point", { rate: "1." }],
  ["a number whose point is another sign", { rate: "1,5" }],
  ["an amount that is no text", { total: true }],
  ["a text where a list is due", { items: "1.00" }],
  ["a text where an object is due", { items: ["1.00"] }],
  ["nothing where an object is due", { items: [null] }],
  ["a list where an integer is due", { count: ["5"] }],
  ["a list where an amount is due", { total: ["5"] }],
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
  expect(toWire(schema, inside, resolve)).toStrictEqual({ total: "12999.50", count: 2, items: [{ price: "0.05" }] });
});

it.each([
  [0, "0.00"],
  [-5, "-0.05"],
  [-150, "-1.50"],
  [9, "0.09"],
])("C4 writes %i hundredths as %s", (total, text) =>
  expect(toWire(schema, { total }, resolve)).toEqual({ total: text }),
);

it.each([[0.5], [Number.NaN], ["12.00"], [1e300]])(
  "R40 writes %s, which is no whole number, as a text that readers refuse",
  (total) => {
    const wire = toWire(schema, { total }, resolve);
    expect(wire).toEqual({ total: `not whole: ${total}` });
    expect(fromWire(schema, wire, resolve)).toEqual(wire);
  },
);
