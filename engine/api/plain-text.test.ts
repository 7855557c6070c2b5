import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each<[string, unknown, unknown]>([
  ["an override", "Ada \u202Eolleh", "Ada olleh"],
  ["isolates", "\u2066a\u2069", "a"],
  ["an embedding inside", { list: [{ name: "\u202Bx\u202C" }] }, { list: [{ name: "x" }] }],
  ["letters that run from the right", "محمد", "محمد"],
  ["markup, which is text", "<b>x</b>", "<b>x</b>"],
  ["what is no text", { a: 1, b: null, c: [true] }, { a: 1, b: null, c: [true] }],
])("R27 %s", (_what, given, plain) => expect(plainText(given)).toEqual(plain));

it("R27 a key that would be a prototype stays a key", () => {
  const given = JSON.parse('{"__proto__": {"x": "\u202Ey"}}') as object;
  const plain = plainText(given) as object;
  expect(Object.keys(plain)).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(plain)).toBe(Object.prototype);
});
