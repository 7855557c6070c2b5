import { expect, it, vi } from "vitest";
import { baseLines } from "../../../../tests/base-lines.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const linesOf = (right: string, wrong: string) => baseLines(right, wrong).filter((line) => line.includes("E663"));

it.each([
  [
    "a slide",
    '"accent", "linkUrl": "/bill"',
    '"accent", "linkUrl": "/deactivation"',
    "lists.banner[2]",
    "/deactivation",
  ],
  ["an offer", '"trending-up", "linkUrl": "/bill"', '"trending-up", "linkUrl": "/my"', "lists.activities[0]", "/my"],
])("S5 S7 %s whose button names a tab leads there", (_, right, wrong, path, found) => {
  expect(linesOf(right, wrong)).toEqual([
    `brands/base.brand.json ${path}.linkUrl: expected "/bill" or a screen beside it, since the button says "See my bills", found "${found}" [E663]`,
  ]);
});

it("S7 a slide whose button names no tab leads anywhere", () => {
  expect(linesOf('"welcome", "linkUrl": "/lendInfo"', '"welcome", "linkUrl": "/bill"')).toEqual([]);
});
