import { afterEach, expect, it } from "vitest";
import { OfThisProcess } from "./of-this-process.ts";

const own = Object.getOwnPropertyDescriptor(process, "pid");
afterEach(() => {
  if (own) Object.defineProperty(process, "pid", own);
});

it("what another process found is not there, also once this one has found something", () => {
  const found = new OfThisProcess<string>();
  found.set("a", "then");
  expect(found.get("a")).toBe("then");
  Object.defineProperty(process, "pid", { ...own, value: process.pid + 1 });
  expect(found.get("a")).toBeUndefined();
  found.set("b", "now");
  expect([found.get("a"), found.get("b")]).toEqual([undefined, "now"]);
});
