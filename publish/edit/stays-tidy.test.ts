import { expect, it } from "vitest";
import { staysTidy } from "./stays-tidy.ts";
import { tidy } from "./tidy.ts";
import { withValue } from "./with-value.ts";

const lines = `{
  "name": "Kestrow",
  "flags": { "voucher": true },
  "steps": [1, 2],
  "theme": {
    "ink": "#112233", "ground": "#FFFFFF",
    "deep": {
      "last": null
    }
  }
}
`;

it.each([
  [["name"], true],
  [["theme", "deep", "last"], true],
  [["flags", "voucher"], false],
  [["flags"], false],
  [["steps"], false],
  [["steps", 0], false],
  [["theme", "ink"], false],
  [["theme", "ground"], false],
  [["missing"], false],
])("%j stands alone in its line: %s", (path, alone) => {
  expect(staysTidy(lines, path, "other")).toBe(alone);
});

it("a document in one line has no line of any value's own, nor has one that is none", () => {
  expect(staysTidy('{ "name": "Kestrow" }', ["name"], "other")).toBe(false);
  expect(staysTidy("", ["name"], "other")).toBe(false);
});

it("ends of lines may be those of Windows", () => {
  expect(staysTidy(lines.replaceAll("\n", "\r\n"), ["name"], "other")).toBe(true);
});

it.each([[[]], [{}], [["one"]], [1.5e21], [-2e-9]])("of %j the formatter may make something else", (value) => {
  expect(staysTidy(lines, ["name"], value)).toBe(false);
});

it.each(["", "x".repeat(400), 'a " and a \\ and ₦', "[1e9", 104, -0.25, true, null])(
  "the formatter leaves the line as it is with %j",
  (value) => {
    const before = tidy("brands/business/716.brand.json", lines);
    for (const path of [["name"], ["theme", "deep", "last"]]) {
      expect(staysTidy(before, path, value)).toBe(true);
      const after = withValue(before, path, value);
      expect(tidy("brands/business/716.brand.json", after)).toBe(after);
    }
  },
);
