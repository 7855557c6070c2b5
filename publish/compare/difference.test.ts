import { expect, it } from "vitest";
import { schemasOf } from "../reference/schemas-of.ts";
import { wordingOf } from "../studio/wording.ts";
import { differenceIn, differenceOf } from "./difference.ts";
import { withPlace } from "./sentence.ts";

const wording = wordingOf(() => schemasOf(process.cwd()));

const brand = (id: string, more: object) => JSON.stringify({ $schema: "x", id, ...more });
const base = {
  "brands/base.brand.json": brand("base", { flags: { voucher: true }, home: { order: ["hero", "promo", "bills"] } }),
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
    { "brands/business/717.brand.json": brand("717", { flags: { voucher: false } }) },
    ['Features: "Coupons" is off, was on, in all 2 brands of business 717.'],
  ],
  [
    "what a layer says over the base, where another says so already",
    {
      "brands/base.brand.json": brand("base", {
        flags: { voucher: true },
        home: { order: ["bills", "hero", "promo"] },
      }),
    },
    ['Home: "Bills" moves from 3rd to 1st, in all 4 brands.'],
  ],
  [
    "a section that comes and one that goes",
    { "brands/channel/302.brand.json": brand("302", { home: { order: ["hero", "bills", "news"] } }) },
    [
      'Home: "News" comes as 3rd, in all 2 brands of channel 302.',
      'Home: "Promo" goes; it was 2nd, in all 2 brands of channel 302.',
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
      "The picture mark.svg is new.",
      'The text "Help" of Help is "Help centre", in English.',
      'The text "More" of Help is gone, in English.',
      "The rule New is new.",
    ],
  ],
  [
    "figures in their units, names in quotes",
    {
      "brands/business/717.brand.json": brand("717", {
        ...{ name: "Zumaly Plus", constants: { overdueDailyRate: 0.02, minimumRepayment: 350_000 } },
        theme: { "color-brand": "#0B6655" },
      }),
    },
    [
      '"Name" is "Zumaly Plus"; there was none, in all 2 brands of business 717.',
      'Figures: "Late fee a day" is 2 %; there was none, in all 2 brands of business 717.',
      'Figures: "Least repayment" is ₦3,500.00; there was none, in all 2 brands of business 717.',
      'Look: "Brand" is #0B6655; there was none, in all 2 brands of business 717.',
    ],
  ],
  [
    "figures of a group by the group",
    {
      "brands/business/717.brand.json": brand("717", {
        constants: { withdrawalDays: { from: 2 }, fallbackProduct: { max: 20_000_000 }, reminderDays: { first: 5 } },
      }),
    },
    [
      'Figures: "Time of a withdrawal: at least" is 2 working days; there was none, in all 2 brands of business 717.',
      'Figures: "Fallback product: most" is ₦200,000.00; there was none, in all 2 brands of business 717.',
      'Figures: "Days of reminders: first" is 5 days before; there was none, in all 2 brands of business 717.',
    ],
  ],
  [
    "words with the brands that speak their language",
    {
      "brands/channel/302.brand.json": brand("302", { language: { all: ["zh_CN"] } }),
      "locales/zh_CN/help.text.json": JSON.stringify({ texts: { title: "帮助" } }),
    },
    [
      'Languages: "Languages offered" is Chinese; there was none, in all 2 brands of channel 302.',
      "The text Help is new.",
    ],
  ],
];

it.each(cases)("says %s", (_, edit, said) => expect(differenceOf(texts(), texts(edit), wording)).toEqual(said));

it("words are told with the brands that speak their language", () => {
  const chinese = (title: string) =>
    texts({
      "brands/channel/302.brand.json": brand("302", { language: { all: ["zh_CN"] } }),
      "locales/zh_CN/help.text.json": JSON.stringify({ texts: { title } }),
    });
  expect(differenceIn(chinese("帮助"), chinese("求助"), wording)).toEqual([
    {
      said: 'The text "帮助" of Help is "求助", in Chinese, in all 2 brands of channel 302.',
      pairs: ["716-302", "717-302"],
      of: "locales/zh_CN/help.text.json: texts.title",
    },
  ]);
});

it.each([
  ["the form of a voice with the brands of that voice", "welcome_formal", ", in all 2 brands of business 717"],
  ["the text itself with those whose voice has no form", "welcome", ", in all 2 brands of business 716"],
  ["a form that no brand has chosen with none", "welcome_warm", "; no brand says it"],
  ["a form that a borrower's things choose with all", "state_late", ", in all 4 brands"],
  ["one that only some places leave to the brand with all", "both_formal", ", in all 4 brands"],
  ["one that no document names with all", "coded_formal", ", in all 4 brands"],
])("tells %s", (_, key, whom) => {
  const by = (read: string) => ({ context: { $: read } });
  const table = (words: string) => {
    const keys = ["welcome", "welcome_formal", "welcome_warm", "state", "state_late", "both_formal", "coded_formal"];
    return texts({
      "brands/base.brand.json": brand("base", { voice: "plain", language: { all: ["en_US"] } }),
      "brands/business/717.brand.json": brand("717", { voice: "formal" }),
      "locales/en_US/hall.text.json": JSON.stringify({
        texts: Object.fromEntries(keys.map((one) => [one, one === key ? words : one])),
      }),
      "screens/home/hall.screen.json": JSON.stringify({
        texts: [
          { $t: "hall.welcome", args: by("brand.voice") },
          { $t: "hall.state", args: by("reads.loan.value.state") },
          { $t: "hall.both", args: by("brand.voice") },
          { $t: "hall.both", args: by("with.tone") },
        ],
      }),
    });
  };
  expect(differenceOf(table("Old"), table("New"), wording)).toEqual([
    `The text "Old" of Hall is "New", in English${whom}.`,
  ]);
});

it("a menu's entries are called as borrowers read them", () => {
  const menu = (...order: string[]) =>
    texts({
      "brands/channel/302.brand.json": brand("302", { menus: { "my-money": { order } } }),
      "screens/home/menus/my-money.menu.json": JSON.stringify({
        ...{ id: "my-money", items: { voucher: { label: { $t: "help.more" } }, bank: {} } },
      }),
    });
  expect(differenceOf(menu("voucher", "bank"), menu("bank"), wording)).toEqual([
    'Menus: My money: "More" goes; it was 1st, in all 2 brands of channel 302.',
  ]);
});

it("another document is told by its name, and where in it to who writes documents", () => {
  const screen = (...order: string[]) =>
    texts({ "screens/help/x.screen.json": JSON.stringify({ route: "/x", title: { $t: "help.title" }, order }) });
  const difference = differenceIn(screen("a", "b", "c", "d"), screen("d", "a", "b", "c"), wording);
  expect(difference.map(({ said }) => said)).toEqual(["The screen Help (/x) is written otherwise in one place."]);
  // As few moves as there are.
  expect(difference.map(withPlace)).toEqual([
    'The screen Help (/x) is written otherwise in one place. (screens/help/x.screen.json: order: "d" moves from 4th to 1st)',
  ]);
});
