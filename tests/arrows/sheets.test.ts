import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheets = ["widgets", "app"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${room}/${file}`),
);

it("K10 sheets measure by --unit and --text-unit, which shrink on no phone and grow on no desk; none by rem", () => {
  const found = sheets.flatMap((file) => {
    // Where the root's font size is made and the reader's text size is taken from it.
    const own = readFileSync(file, "utf8").replace(/\n {2}(?:--reader|font-size: calc\(min\(100vw)[^;]+;/g, "");
    return [...own.matchAll(/[^\n]*\drem\b[^\n]*/g)].map(([line]) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

it("K11 letters and lines are measured by what grows with the reader's own text size", () => {
  const found = sheets.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:font|font-size|line-height):[^;]*var\(--unit\)[^;]*;/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
