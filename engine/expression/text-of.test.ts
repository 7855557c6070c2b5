import { expect, it } from "vitest";
import { textOf } from "./text-of.ts";

it.each([
  ["/bill", "/bill"],
  [7, "7"],
  [false, "false"],
  [null, ""],
  [undefined, ""],
])("%j is written %j", (value, written) => expect(textOf(value)).toBe(written));

it.each([[{}], [{ route: "/bill" }], [["/bill"]]])("%j is no text", (value) =>
  expect(() => textOf(value)).toThrow("a text was expected"),
);
