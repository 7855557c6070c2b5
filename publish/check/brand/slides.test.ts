import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { check } from "../../../tests/check.ts";
import { formatFault } from "../given/report.ts";

const project = "tests/fixtures/project";
const base = "brands/base.brand.json";
const section = "screens/home/sections/banner.section.json";

/** The faults of a project whose home has a section of slides: these, in words of both languages. */
function faultsWith(banner: readonly object[], texts: Readonly<Record<string, string>>): readonly string[] {
  const brand: { lists?: object; home: { order: string[] } } = JSON.parse(readFileSync(`${project}/${base}`, "utf8"));
  brand.lists = { allowList: ["guide.example.com", "help.example.com"], banner };
  brand.home.order.push("banner");
  const words = JSON.stringify({ $schema: "../../../../../schemas/text.schema.json", id: "slides", texts });
  const { errors } = check(project, {
    overlay: new Map([
      [base, JSON.stringify(brand)],
      [section, readFileSync(`tests/fixtures/broken/99-slides/${section}`, "utf8")],
      ["locales/en_US/slides.text.json", words],
      ["locales/zh_CN/slides.text.json", words],
    ]),
  });
  return errors.map(formatFault);
}

const said = { title_fast: "Fast", text_fast: "Easy", button_fast: "See" };

it("S7 the last slide goes with its words, and nothing more is asked for", () => {
  expect(faultsWith([{ id: "fast", linkUrl: "/index" }], said)).toEqual([]);
  expect(faultsWith([], {})).toEqual([]);
});

it("S7 a link may bear what campaigns are counted by, spelt right, and nothing else that its screen does not know", () => {
  const linked = (linkUrl: string) => faultsWith([{ id: "fast", linkUrl }], said);
  expect(linked("/index?utm_source=banner&utm_campaign=easter")).toEqual([]);
  expect(linked("/index?utm_sorce=banner")).toEqual([
    expect.stringMatching(
      / lists\.banner\[0\]\.linkUrl: .*"utm_source", .* found "utm_sorce"; did you mean "utm_source"\? \[E444\]$/,
    ),
  ]);
  expect(linked("/index?from=banner")).toEqual([expect.stringMatching(/found "from" \[E444\]$/)]);
});

it("S7 words that are left behind by the last slide are named", () => {
  expect(faultsWith([], { title_fast: "Fast" }).map((line) => line.replace(/^\S+ /, ""))).toEqual([
    'texts.title_fast: expected a slide of a brand that says "title_fast", found none [E613]',
    'texts.title_fast: expected a slide of a brand that says "title_fast", found none [E613]',
  ]);
});
