import { expect, it } from "vitest";
import type { Spoken } from "../../compare/documents-in.ts";
import { valueWords } from "./value-words.ts";
import { brandFormOf } from "./section-form.ts";

const text = { type: "string" };
const schemas = {
  schema: () => ({
    properties: {
      home: { properties: { first: { ...text, names: "screen", expects: "a screen" } } },
      tabs: {
        properties: {
          items: {
            additionalProperties: {
              properties: {
                label: { ...text, title: "Words", names: "text" },
                dot: { type: ["string", "null"], names: "sign" },
                to: { ...text, names: "screen" },
              },
            },
          },
        },
      },
      language: { properties: { default: { ...text, names: "language.all" } } },
      lists: {
        properties: {
          banner: { type: "array", items: { properties: { id: { ...text, names: "text slides.title" } } } },
          token: { enum: ["in-query", "payWithBank"] },
        },
      },
    },
  }),
  resolve: () => undefined,
};
const tab = (label: string, to: string) => ({ label, to });
const brand = {
  tabs: { items: { pay: tab("tabs.pay", "/payWithBank"), gone: tab("tabs.gone", "/gone") } },
  language: { default: "zh_CN", all: ["en_US", "zh_CN"] },
};
const documents: readonly Spoken[] = [
  { kind: "screen", file: "pay.screen.json", data: { id: "pay", route: "/payWithBank", title: { $t: "pay.title" } } },
  { kind: "screen", file: "one.screen.json", data: { id: "one", route: "/one/{id}", title: { $t: "pay.title" } } },
  {
    kind: "state",
    file: "journey.state.json",
    data: { id: "journey", state: { billDot: { type: "boolean", description: "A red dot." }, no: { type: "string" } } },
  },
  { kind: "text", file: "locales/en_US/pay.text.json", data: { texts: { title: "Pay by transfer" } } },
  { kind: "text", file: "locales/en_US/tabs.text.json", data: { texts: { pay: "Pay now" } } },
  {
    kind: "text",
    file: "locales/en_US/slides.text.json",
    data: { texts: { title_cost: "Know {{brand.claims.largestCost, money}}", text_cost: "Side by side" } },
  },
];

const fields = new Map(
  brandFormOf(documents, schemas, brand)
    .flatMap((section) => section.fields)
    .map((field) => [field.path.join("."), field]),
);

it.each([
  ["a screen by its title", "tabs.items.pay.to", "/payWithBank", "Pay by transfer (/payWithBank)"],
  ["a screen that is gone by its address", "tabs.items.gone.to", "/gone", "/gone"],
  ["a text by what it says", "tabs.items.pay.label", "tabs.pay", "Pay now"],
  ["a sign by what it is for", "tabs.items.pay.dot", "journey.billDot", "A red dot"],
  ["a language by its name", "language.default", "zh_CN", "Chinese"],
  ["a word of the schema as words", "lists.token", "payWithBank", "pay with bank"],
])("%s", (_, path, value, words) => {
  const takes = fields.get(path)?.takes;
  expect(takes?.is === "choice" && takes.of).toContain(value);
  expect(takes && valueWords(value, takes)).toBe(words);
});

it("slides are named by their titles, with what is filled in in words", () => {
  const takes = fields.get("lists.banner")?.takes;
  expect(takes && valueWords([{ id: "cost" }, { id: "new" }], takes)).toBe("Know ‹largest cost›; new");
});

it("a slide of a new name needs what a slide says, in each language that there are slides in", () => {
  const chinese = { kind: "text", file: "locales/zh_CN/slides.text.json", data: { texts: {} } } as const;
  const sections = brandFormOf([chinese, ...documents], schemas, brand);
  const banner = sections.flatMap((section) => section.fields).find(({ path }) => path.join(".") === "lists.banner");
  expect(banner?.takes.is === "records" && banner.takes.fields[0]?.takes).toMatchObject({
    needs: { table: "slides", of: ["title", "text", "button"], languages: ["en_US", "zh_CN"] },
  });
});

it("what is filled in is never among the screens that an address leads to as it stands", () => {
  const takes = fields.get("home.first")?.takes;
  expect(takes).toEqual({
    is: "choice",
    of: ["/payWithBank"],
    words: { "/payWithBank": "Pay by transfer (/payWithBank)" },
    or: "a screen",
  });
});

it("who says that there is no sign chooses none", () =>
  expect(fields.get("tabs.items.pay.dot")?.takes).toMatchObject({ none: true }));
