import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mixesOf } from "./mixes.ts";

const theme = {
  "color-ink-soft": "#566170",
  "color-surface": "#FFFFFF",
  "color-danger": "#B3261E",
  "color-danger-soft": "#FCEBEA",
  "color-focus": "#1D4FD7",
};

it("B4 mixes of a brand's colours are plain colours, as color-mix() would make them", () => {
  const made = Object.fromEntries(mixesOf(theme));
  // Of each channel 70 % of 86, 97, 112 and 30 % of 255; 82 % of 179, 38, 30 and nothing.
  expect(made["mix-ink-soft-70"]).toBe("#89909b");
  expect(made["mix-danger-82"]).toBe("#931f19");
  expect(made["mix-focus-18"]).toBe("rgba(29,79,215,0.18)");
});

it("a colour of another form stands for its own mixes", () => {
  expect(Object.fromEntries(mixesOf({ ...theme, "color-ink-soft": "gray" }))["mix-ink-soft-70"]).toBe("gray");
});

it("stylesheets draw with all of them and with no others", () => {
  const sheets = readdirSync("widgets", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(`widgets/${file}`, "utf8"));
  const used = new Set(sheets.flatMap((sheet) => sheet.match(/(?<=var\(--)mix-[a-z]+(?:-[a-z]+)*-\d+/g) ?? []));
  expect([...used].sort()).toEqual(
    mixesOf(theme)
      .map(([name]) => name)
      .sort(),
  );
});
