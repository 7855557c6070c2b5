import { expect, it } from "vitest";
import { differenceOf } from "./difference.ts";

const brand = (id: string, more: object) => JSON.stringify({ $schema: "x", id, ...more });
const base = {
  "brands/base.brand.json": brand("base", { flags: { coupons: true }, home: { order: ["hero", "promo", "bills"] } }),
  "brands/business/716.brand.json": brand("716", {}),
  "brands/business/717.brand.json": brand("717", {}),
  "brands/channel/301.brand.json": brand("301", {}),
  "brands/channel/302.brand.json": brand("302", {}),
  "locales/en_US/help.text.json": JSON.stringify({ texts: { title: "Help", more: "More" } }),
};
const texts = (more: Readonly<Record<string, string | undefined>> = {}) =>
  new Map(Object.entries({ ...base, ...more }).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));

const cases: [what: string, edit: Readonly<Record<string, string | undefined>>, said: string[]][] = [
  ["nothing", {}, []],
  [
    "other blanks and another order of keys",
    { "brands/business/716.brand.json": '{ "id": "716", "$schema": "x" }' },
    [],
  ],
  [
    "a flag of a business, in the pairs that it touches",
    { "brands/business/717.brand.json": brand("717", { flags: { coupons: false } }) },
    ["flags.coupons is false, was true, in 2 brands: 717-301, 717-302."],
  ],
  [
    "what a layer says over the base, where another says so already",
    {
      "brands/base.brand.json": brand("base", {
        flags: { coupons: true },
        home: { order: ["bills", "hero", "promo"] },
      }),
    },
    ['home.order: "bills" moves from 3rd to 1st, in all 4 brands.'],
  ],
  [
    "a section that comes and one that goes",
    { "brands/channel/302.brand.json": brand("302", { home: { order: ["hero", "bills", "news"] } }) },
    [
      'home.order: "news" comes as 3rd, in 2 brands: 716-302, 717-302.',
      'home.order: "promo" goes; it was 2nd, in 2 brands: 716-302, 717-302.',
    ],
  ],
  [
    "a brand that is new",
    { "brands/channel/303.brand.json": brand("303", {}) },
    ["Brand 716-303 is new.", "Brand 717-303 is new."],
  ],
  [
    "a text, a document that came, one that went, a picture",
    {
      "locales/en_US/help.text.json": JSON.stringify({ texts: { title: "Help centre" } }),
      "rules/validation/new.rule.json": "{}",
      "brands/assets/mark.svg": "<svg/>",
    },
    [
      "brands/assets/mark.svg is new.",
      'locales/en_US/help.text.json: texts.title is "Help centre", was "Help"',
      'locales/en_US/help.text.json: texts.more is gone; it was "More"',
      "rules/validation/new.rule.json is new.",
    ],
  ],
];

it.each(cases)("says %s", (_, edit, said) => expect(differenceOf(texts(), texts(edit))).toEqual(said));

it("says as few moves as there are", () => {
  const order = (...ids: string[]) => new Map([["screens/x.json", JSON.stringify({ order: ids })]]);
  expect(differenceOf(order("a", "b", "c", "d"), order("d", "a", "b", "c"))).toEqual([
    'screens/x.json: order: "d" moves from 4th to 1st',
  ]);
});
