import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brandPairs, brandValue } from "../documents/compose-brand.ts";
import { readDocuments } from "../documents/read-documents.ts";
import type { LendingBrand } from "./lending-brand.ts";
import { themeRule } from "./theme.ts";

const brand = (constants: object) =>
  ({
    theme: { "color-brand": "#0B6655" },
    constants: { rootWidth: 750, rootParts: 3.75, maskOpacity: 0.6, ...constants },
  }) as unknown as LendingBrand;

it("B4 D7 K7 a page is sent with the brand's tokens, and with its figures of size and mask", () => {
  expect(themeRule(brand({})).replace(/--mix-[^;]+;/g, "")).toBe(
    ":root:root{--color-brand:#0B6655;--root-width:750px;--root-parts:3.75;--mask-opacity:0.6}",
  );
  expect(themeRule(brand({ rootWidth: 600, rootParts: 4, maskOpacity: 0.3 }))).toContain(
    "--root-width:600px;--root-parts:4;--mask-opacity:0.3",
  );
});

it.each([
  "#111111}.card{display:none",
  "#111111;--color-ink:#ffffff",
  '"Noto',
  "'Noto",
  "'Noto\"}*{display:none}\"'",
  "rgb(0 0 0",
  "0.1rem)",
  "url(https://evil.example/x)",
  "url(//evil.example/x)",
  "#111</style><script>alert(1)</script>",
  "#111111 !important",
  "/* ",
  "\\7d .card{display:none}",
  "red\n}.card{display:none}",
  "",
])("B4 R1 a value that would leave its declaration is none on the page: %j", (value) => {
  const rule = themeRule({ ...brand({}), theme: { "color-ink": value, "color-surface": "#ffffff" } });
  expect(rule.replace(/--mix-[^;]+;/g, "")).toBe(
    ":root:root{--color-surface:#ffffff;--root-width:750px;--root-parts:3.75;--mask-opacity:0.6}",
  );
});

it.each(["'Noto Sans', \"Segoe UI\", sans-serif", "999px"])("B4 what CSS takes comes to the page: %s", (value) => {
  const rule = themeRule({ ...brand({}), theme: { "font-body": value, "color-surface": "#ffffff" } });
  expect(rule).toContain(`--font-body:${value};`);
});

it.each([
  ["0.16rem", "calc(0.16 * var(--unit))"],
  ["0.04rem 0.2rem", "calc(0.04 * var(--unit)) calc(0.2 * var(--unit))"],
  [
    "0 0.01rem .02rem -0.02rem rgb(16 32 28 / 6%)",
    "0 calc(0.01 * var(--unit)) calc(.02 * var(--unit)) calc(-0.02 * var(--unit)) rgb(16 32 28 / 6%)",
  ],
])("B4 K10 a brand's %s is as large on a desk as on a phone", (value, measured) => {
  expect(themeRule({ ...brand({}), theme: { "radius-card": value } })).toContain(`--radius-card:${measured};`);
});

it("B4 K13 a page is sent with the brand's dark colours for a dark screen, mixed anew, and none of them on paper", () => {
  const theme = { "color-ink-soft": "#566170", "color-surface": "#FFFFFF", "radius-card": "4px" };
  const rule = themeRule({ ...brand({}), theme, dark: { "color-ink-soft": "#A3B1AB", "color-surface": "#18211E" } });
  const [light = "", dark = ""] = rule.split("@media screen and (prefers-color-scheme:dark)");
  expect(light).toMatch(/^:root:root\{--color-ink-soft:#566170;.*--mask-opacity:0\.6;color-scheme:light dark\}$/);
  expect(dark).toMatch(/^\{:root:root\{--color-ink-soft:#A3B1AB;--color-surface:#18211E;.*\}\}$/);
  // Of each channel 70 % of 163, 177, 171 and 30 % of 24, 33, 30.
  expect(dark).toContain("--mix-ink-soft-70:#798681");
  expect(themeRule({ ...brand({}), theme })).not.toContain("dark");
});

it("B4 nor is a token whose name would", () => {
  const theme = { "x:red}*{display": "none", "color-surface": "#ffffff" };
  expect(themeRule({ ...brand({}), theme })).toMatch(/^:root:root\{--color-surface:#ffffff;/);
});

it("B4 every shipped token comes to its page", () => {
  const documents = readDocuments(process.cwd()).all;
  for (const { business, channel } of brandPairs(documents)) {
    const shipped = brandValue(documents, business, channel);
    const rule = themeRule(shipped);
    for (const [name, value] of Object.entries(shipped.theme)) {
      if (/rem/.test(value)) expect(rule).toMatch(new RegExp(`--${name}:[^;]*calc\\(`));
      else expect(rule).toContain(`--${name}:${value};`);
    }
  }
});

it.each([
  ["widgets/tokens.css", "font-size: calc(min(100vw, var(--root-width)) / var(--root-parts) + (1rem - 16px) * 6.25)"],
  ["widgets/tokens.css", "--unit: clamp(100px, 100vw / var(--root-parts), 115px)"],
  ["widgets/shared/sheet.module.css", "background: rgb(0 0 0 / var(--mask-opacity))"],
])("D7 K7 K10 %s is drawn by them: %s", (file, rule) => expect(readFileSync(file, "utf8")).toContain(rule));

it("a stylesheet repeats none of these figures", () => {
  const sheets = ["tokens.css", "shared/sheet.module.css", "tab-bar/tab-bar.module.css"];
  for (const sheet of sheets) {
    const rules = readFileSync(`widgets/${sheet}`, "utf8").replace(/--[\w-]+: [^;]+;/g, "");
    expect(rules).not.toMatch(/750px|3\.75rem|\/ 60%/);
  }
});
