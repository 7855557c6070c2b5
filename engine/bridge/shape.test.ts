import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readShape, type ValueShape } from "./shape.ts";

const text: ValueShape = { type: "string", minLength: 2, maxLength: 3 };
const person: ValueShape = {
  type: "object",
  properties: {
    name: text,
    age: { type: "integer", minimum: 0, maximum: 150 },
    tags: { type: "array", items: text, maxItems: 2 },
  },
  required: ["name"],
};

describe("readShape", () => {
  it.each([
    [{ name: "Ada" }, { name: "Ada" }],
    [
      { name: "Ada", age: 0, tags: ["ab", "abc"] },
      { name: "Ada", age: 0, tags: ["ab", "abc"] },
    ],
    [{ name: "Ada", age: null }, { name: "Ada" }],
    [{ name: "Ada", more: 1 }, { name: "Ada" }],
    [JSON.parse('{"name":"Ada","__proto__":{"admin":true}}'), { name: "Ada" }],
  ])("R69 takes %j", (value, expected) => {
    const read = readShape(person, value, "drop");
    expect(read).toEqual({ ok: true, value: expected });
    expect(Object.keys((read as { value: object }).value)).toEqual(Object.keys(expected));
  });

  it.each([
    [{}, "name"],
    [{ name: null }, "name"],
    [{ name: "A" }, "name"],
    [{ name: "Adaa" }, "name"],
    [{ name: "Ada", age: 1.5 }, "age"],
    [{ name: "Ada", age: "1" }, "age"],
    [{ name: "Ada", age: 151 }, "age"],
    [{ name: "Ada", age: -1 }, "age"],
    [{ name: "Ada", tags: ["ab", 1] }, "tags[1]"],
    [{ name: "Ada", tags: ["ab", "ab", "ab"] }, "tags"],
    [{ name: "Ada", tags: {} }, "tags"],
    [[], ""],
    ["Ada", ""],
    [null, ""],
    [undefined, ""],
  ])("R69 refuses %j at %j", (value, at) => {
    expect(readShape(person, value, "drop")).toEqual({ ok: false, at });
  });

  it.each([
    [{ type: "number" }, Number.NaN, false],
    [{ type: "number" }, 1.5, true],
    [{ type: "boolean" }, "true", false],
    [{ type: "boolean" }, false, true],
    [{ type: "string", enum: ["a"] }, "b", false],
    [{ type: "integer", enum: [1] }, 1, true],
    [{ type: "array" }, [1], false],
  ] as const)("R69 %j and %j: %s", (shape, value, ok) => {
    expect(readShape(shape as ValueShape, value, "drop").ok).toBe(ok);
  });

  it("C17 refuses an undeclared field of a question, also one of a prototype's name", () => {
    expect(readShape(person, { name: "Ada", more: 1 }, "refuse")).toEqual({ ok: false, at: "more" });
    expect(readShape(person, { name: "Ada", toString: 1 }, "refuse")).toEqual({ ok: false, at: "toString" });
  });

  it("R69 never throws, and what it gives is read again as the same", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ name: fc.string(), age: fc.anything(), tags: fc.anything() })),
        (value) => {
          const read = readShape(person, value, "drop");
          if (read.ok) expect(readShape(person, read.value, "refuse")).toEqual(read);
        },
      ),
    );
  });
});
