import { expect, it } from "vitest";
import { textOf } from "./text-of.ts";

it.each([
  ["/bill", "/bill"],
  [7, "7"],
  [false, "false"],
  [null, ""],
  [undefined, ""],
])("%j is written %j", (value, written) => expect(textOf(value)).toBe(written));

it.each([
  [{ route: "/bill" }, "a value of type object"],
  [["/bill"], "a list"],
  [() => "/bill", "a value of type function"],
])("%j is no text", (value, found) => {
  expect(() => textOf(value)).toThrow(new TypeError(`a text was expected, found ${found}`));
});
