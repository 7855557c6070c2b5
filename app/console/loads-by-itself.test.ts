import { expect, it } from "vitest";
import { loadsByItself } from "./loads-by-itself.ts";

const testHosts = [".test.example.com", "intern"];
it.each([
  ["app.example.com", undefined, undefined, false],
  ["app.example.com", "1", undefined, true],
  ["app.example.com", 1, undefined, true],
  ["app.example.com", "0", undefined, false],
  ["app.example.com", true, undefined, false],
  ["app.example.com", "1", "1", false],
  ["a.test.example.com", undefined, undefined, true],
  ["a.test.example.com", undefined, "1", false],
  ["a.test.example.com", undefined, 1, false],
  ["a.test.example.com", undefined, "0", true],
  ["intern", undefined, undefined, true],
  ["not-intern", undefined, undefined, false],
  ["a.test.example.com.evil.example", undefined, undefined, false],
])("D6 %s with debug=%s vconsoleDisable=%s: %s", (host, debug, vconsoleDisable, loads) => {
  expect(loadsByItself({ host, testHosts, debug, vconsoleDisable })).toBe(loads);
});
