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
      'Figures: "Late fee a day" is 2 %, was as if 1 %: nobody said it, in all 2 brands of business 717.',
      'Figures: "Least repayment" is ₦3,500.00, was as if ₦100.00: nobody said it, in all 2 brands of business 717.',
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
      'Figures: "Time of a withdrawal: at least" is 2 working days, was as if 1 working day: nobody said it, in all 2 brands of business 717.',
      'Figures: "Fallback product: most" is ₦200,000.00, was as if ₦225,000.00: nobody said it, in all 2 brands of business 717.',
      'Figures: "Days of reminders: first" is 5 days before, was as if 7 days before: nobody said it, in all 2 brands of business 717.',
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

const slides = ["fast", "cost", "early"].map((id) => ({ id, linkUrl: `/${id}` }));
const [fast, cost, early] = slides;

it.each<[what: string, list: readonly (object | undefined)[], said: readonly string[]]>([
  ["one that is gone", [fast, cost], ['Lists: Banners: "Pay early" goes; it was 3rd, in all 4 brands.']],
  ["one that moves", [early, fast, cost], ['Lists: Banners: "Pay early" moves from 3rd to 1st, in all 4 brands.']],
  [
    "one that comes, by its id where it has no words",
    [...slides, { id: "easter", linkUrl: "/my" }],
    ['Lists: Banners: "easter" comes as 4th, in all 4 brands.'],
  ],
  [
    "what is otherwise within one",
    [fast, { ...cost, linkUrl: "/my", until: "2027-01-01" }, early],
    [
      'Lists: "Banners, Know the cost, target" is /my, was /cost, in all 4 brands.',
      'Lists: "Banners, Know the cost, last day" is "2027-01-01"; there was none, in all 4 brands.',
    ],
  ],
  [
    "one that moves and is otherwise",
    [{ ...early, linkUrl: "/my" }, fast, cost],
    [
      'Lists: Banners: "Pay early" moves from 3rd to 1st, in all 4 brands.',
      'Lists: "Banners, Pay early, target" is /my, was /early, in all 4 brands.',
    ],
  ],
  [
    "all of them",
    [],
    [
      'Lists: Banners: "Apply fast" goes; it was 1st, in all 4 brands.',
      'Lists: Banners: "Know the cost" goes; it was 2nd, in all 4 brands.',
      'Lists: Banners: "Pay early" goes; it was 3rd, in all 4 brands.',
    ],
  ],
])("of a list of entries %s is said by the entry's own words", (_, list, said) => {
  const words = { title_fast: "Apply fast", title_cost: "Know the cost", title_early: "Pay early" };
  const banner = (of: readonly unknown[]) =>
    texts({
      "brands/base.brand.json": brand("base", { lists: { banner: of } }),
      "locales/en_US/slides.text.json": JSON.stringify({ texts: words }),
    });
  expect(differenceOf(banner(slides), banner(list), wording)).toEqual(said);
});

it("a list under a name that is a code is said by that", () => {
  const numbers = (phone: string) =>
    texts({ "brands/base.brand.json": brand("base", { lists: { auditPhones: { 302: [phone] } } }) });
  expect(differenceOf(numbers("7100000001"), numbers("7100000002"), wording)).toEqual([
    'Lists: Audit numbers, channel 302: "7100000002" comes as 1st, in all 4 brands.',
    'Lists: Audit numbers, channel 302: "7100000001" goes; it was 1st, in all 4 brands.',
  ]);
});

it.each<[what: string, before: boolean | undefined, after: boolean | undefined, said: readonly string[]]>([
  ["says that as which it counted", undefined, true, []],
  ["no longer says that", true, undefined, []],
  [
    ...(["says another", undefined, false] as const),
    ['Home: "Sections rise" is off, was as if on: nobody said it, in all 4 brands.'],
  ],
  [
    ...(["no longer says another", false, undefined] as const),
    ['Home: "Sections rise" is as if on: nobody says it; was off, in all 4 brands.'],
  ],
])("of a value that counts as on where nobody says it: who %s", (_, before, after, said) => {
  const rises = (on: boolean | undefined) =>
    texts({ "brands/base.brand.json": brand("base", { home: { rises: on } }) });
  expect(differenceOf(rises(before), rises(after), wording)).toEqual(said);
});

it.each([
  ["that only one business has with its brands", "title_app", ", in all 2 brands of business 717"],
  ["that others have with those whose home draws them", "title_early", ", in brand 716-301"],
  ["that no brand has with none", "title_old", "; no brand says it"],
])("tells words of a slide %s", (_, key, whom) => {
  const slides = (words: string) => {
    const [app, early] = [{ id: "app" }, { id: "early" }];
    const title = { $t: "slides.title", args: { context: { $: "item.id" } } };
    const offered = { if: [{ var: "derived.newcomer" }, { offered: [{ var: "brand.lists.banner" }] }, []] };
    const keys = ["title_app", "title_early", "title_old"];
    return texts({
      "brands/base.brand.json": brand("base", {
        ...{ language: { all: ["en_US"] }, lists: { banner: [early] } },
        home: { order: ["top"], sections: { top: { use: "banner" } } },
      }),
      "brands/business/717.brand.json": brand("717", {
        lists: { banner: [app] },
        home: { sections: { top: { use: "banner-media" } } },
      }),
      "brands/pair/716-302.brand.json": brand("716-302", { home: { order: [] } }),
      "brands/pair/717-302.brand.json": brand("717-302", { home: { order: ["top"] } }),
      "locales/en_US/slides.text.json": JSON.stringify({
        texts: Object.fromEntries(keys.map((one) => [one, one === key ? words : one])),
      }),
      "screens/home/sections/banner.section.json": JSON.stringify({
        ...{ id: "banner", children: [{ widget: "w", props: { all: { $each: offered, give: { title } } } }] },
      }),
      "screens/home/sections/banner-media.section.json": JSON.stringify({
        ...{ id: "banner-media", children: [{ widget: "w", each: { in: offered, key: "id" }, props: { title } }] },
      }),
    });
  };
  expect(differenceOf(slides("Old"), slides("New"), wording)).toEqual([
    `The text "Old" of Slides is "New", in English${whom}.`,
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

it("rows of another document that have names are told by these to who writes documents", () => {
  const rows = (...of: object[]) => texts({ "screens/help/x.screen.json": JSON.stringify({ route: "/x", rows: of }) });
  const [one, two, three] = [
    { id: "one", to: "/1" },
    { id: "two", to: "/2" },
    { id: "three", to: "/3" },
  ];
  expect(differenceIn(rows(one, two, three), rows(three, { ...two, to: "/my" }), wording).map(({ of }) => of)).toEqual([
    'screens/help/x.screen.json: rows: "one" goes; it was 1st; rows: "three" moves from 3rd to 1st; rows[1].to is "/my", was "/2"',
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
