import { expect, it } from "vitest";
import { sourceFigures } from "./source-figures.ts";

const found = (file: string, text: string) =>
  sourceFigures(file, text).map(({ written, of, value }) => [written, of, value]);

it("finds the times that code writes, and not what an hour or a day is", () => {
  const code = "const DAY = 24 * HOUR; const ANSWERED = 2 * DAY; wait(1_5 * MINUTE); half = day * HOUR;";
  expect(found("server/a.ts", code)).toEqual([
    ["2 * DAY", "ms", 172_800_000],
    ["1_5 * MINUTE", "ms", 900_000],
  ]);
});

it("finds the widths that a stylesheet asks for, and not a token's own default", () => {
  expect(
    found("widgets/a.css", ":root { --root-width: 750px; }\n@media (min-width: 750px) { a { width: 1px } }"),
  ).toEqual([
    ["750px", "px", 750],
    ["1px", "px", 1],
  ]);
});
