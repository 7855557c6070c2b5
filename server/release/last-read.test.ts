import { expect, it } from "vitest";
import { LastRead } from "./last-read.ts";

it("B9 what is said as before is not read again, by its name", () => {
  const last = new LastRead();
  const first = last.read("calls", '{ "a": 1 }');
  expect(first).toEqual({ a: 1 });
  expect(last.read("calls", '{ "a": 1 }')).toBe(first);
  expect(last.read("rules", '{ "a": 1 }')).not.toBe(first);
  expect(last.read("calls", '{ "a": 2 }')).toEqual({ a: 2 });
  expect(last.read("calls", '{ "a": 1 }')).toEqual({ a: 1 });
});
