import { expect, it } from "vitest";
import { messageOf } from "./message-of.ts";

it.each([
  [new Error("no line"), "no line"],
  [new TypeError(""), ""],
  ["no line", "no line"],
  [undefined, "undefined"],
  [{ message: "of something else" }, "[object Object]"],
])("%s says %j", (thrown, said) => expect(messageOf(thrown)).toBe(said));
