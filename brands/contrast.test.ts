import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const businesses = ["716", "717", "718"];
const channels = ["104", "127", "130", "301", "302", "304", "305"];

function theme(file: string): Record<string, string> {
  const path = new URL(`${file}.brand.json`, import.meta.url);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")).theme ?? {}) : {};
}

/** The theme of a pair; themes are flat, so that a merge patch is a spread here. */
const themeOf = (b: string, c: string) => ({
  ...theme("base"),
  ...theme(`business/${b}`),
  ...theme(`channel/${c}`),
  ...theme(`pair/${b}-${c}`),
});

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** text colour → the grounds it may stand on */
const texts: Record<string, string[]> = {
  ink: ["ground", "surface", "accent-soft", "brand-soft"],
  "ink-soft": ["ground", "surface", "accent-soft", "brand-soft"],
  brand: ["ground", "surface", "brand-soft"],
  "brand-deep": ["ground", "surface", "brand-soft", "accent-soft"],
  "on-brand": ["brand", "brand-deep"],
  "on-accent": ["accent"],
  danger: ["ground", "surface", "danger-soft"],
  warn: ["ground", "surface", "warn-soft"],
  good: ["ground", "surface", "good-soft"],
};

const pairs = businesses.flatMap((b) => channels.map((c) => ({ b, c })));

describe.each(pairs)("B4 theme of $b/$c", ({ b, c }) => {
  const found = themeOf(b, c);
  const colour = (name: string) => found[`color-${name}`] as string;

  it("sets text apart from its ground by 4.5", () => {
    const low = Object.entries(texts).flatMap(([text, grounds]) =>
      grounds.filter((ground) => contrast(colour(text), colour(ground)) < 4.5).map((ground) => `${text} on ${ground}`),
    );
    expect(low).toEqual([]);
  });

  it("sets controls and the focus ring apart by 3", () => {
    const low = ["ground", "surface", "brand-soft"].flatMap((ground) =>
      ["focus", "brand", "ink-soft"].filter((name) => contrast(colour(name), colour(ground)) < 3),
    );
    expect(low).toEqual([]);
  });
});
