import fc from "fast-check";
import { createInstance } from "i18next";
import { beforeEach, expect, it } from "vitest";
import { i18nForms } from "./forms.ts";
import { registerForms, Texts } from "./texts.ts";

const english = {
  "a.plain": "Plain",
  "a.filled": "Hello {{name}}",
  "a.days_one": "{{count}} day",
  "a.days_other": "{{count}} days",
  "a.left": "{{count}} left",
  "a.state": "Check status",
  "a.state_40": "Pending answer",
  "a.state_71": "{{name}} waits",
};
const chinese = { "a.plain": "简单", "a.days_other": "{{count}}天" };

function open() {
  const missing: string[] = [];
  const texts = new Texts("en_US", english, (key) => missing.push(key));
  texts.add("zh_CN", chinese);
  return { texts, missing };
}

beforeEach(() => registerForms(i18nForms));

it.each([
  ["a.plain", undefined, "Plain"],
  ["a.filled", { name: "<b>Ngozi</b>" }, "Hello <b>Ngozi</b>"],
  ["a.filled", { name: "$& {{name}} $t(a.plain)" }, "Hello $& {{name}} $t(a.plain)"],
  ["a.filled", { name: null }, "Hello "],
  ["a.filled", {}, "Hello {{name}}"],
  ["a.days", { count: 1 }, "1 day"],
  ["a.days", { count: 5 }, "5 days"],
  ["a.state", { context: 71, name: "{{context}}" }, "{{context}} waits"],
  ["a.left", { count: 5 }, "5 left"],
  ["a.state", { context: 40 }, "Pending answer"],
  ["a.state", { context: 999 }, "Check status"],
])("B7 %s with %j → %s", (key, args, text) => {
  expect(open().texts.text(key, args)).toBe(text);
});

it("B7 before what chooses among forms has come, a text speaks in the last of its plural", () => {
  registerForms(undefined as never);
  const { texts } = open();
  expect([texts.text("a.days", { count: 1 }), texts.text("a.left", { count: 2 })]).toEqual(["1 days", "2 left"]);
  registerForms(i18nForms);
  expect(texts.text("a.days", { count: 1 })).toBe("1 day");
});

it("B11 before that, a text speaks in the form of its context where it has one", () => {
  registerForms(undefined as never);
  const { texts } = open();
  expect([texts.text("a.state", { context: "40" }), texts.text("a.state", { context: "999" })]).toEqual([
    "Pending answer",
    "Check status",
  ]);
  registerForms(i18nForms);
});

it("B7 another language speaks after it was chosen", async () => {
  const { texts } = open();
  await texts.use("zh_CN");
  expect([texts.language, texts.text("a.plain"), texts.text("a.days", { count: 1 })]).toEqual(["zh_CN", "简单", "1天"]);
});

it("what is the same wherever a text is said is filled in once, in its forms too", () => {
  const texts = new Texts(
    "en_US",
    { ...english, "a.term_other": "{{count}} of {{own}}" },
    () => undefined,
    (text) => text.replace("{{own}}", "14"),
  );
  texts.add("en_US", { "b.term": "within {{own}} days" });
  expect([texts.text("b.term"), texts.text("a.term", { count: 3 })]).toEqual(["within 14 days", "3 of 14"]);
});

it("texts that are added join those there, forms too", () => {
  const { texts } = open();
  texts.text("a.days", { count: 1 });
  texts.add("en_US", { "b.weeks_one": "{{count}} week", "b.weeks_other": "{{count}} weeks" });
  expect([texts.text("b.weeks", { count: 1 }), texts.text("a.plain")]).toEqual(["1 week", "Plain"]);
});

it.each([undefined, { count: 1 }, { context: "x" }])(
  "R28 a missing key with %j speaks as itself and is reported once",
  (args) => {
    const { texts, missing } = open();
    expect([texts.text("a.gone", args), texts.text("a.gone", args)]).toEqual(["a.gone", "a.gone"]);
    expect(missing).toEqual(["a.gone"]);
  },
);

it("fills placeholders as i18next does", () => {
  const names = ["amount", "name", "due-date"];
  const piece = fc.oneof(
    fc.constantFrom(...names).map((name) => `{{${name}}}`),
    fc.constantFrom("{{ name }}", " and ", "₦", "$&"),
  );
  const args = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.integer(), fc.constant(null)));
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join("")),
      args,
      (text, given) => {
        const i18n = createInstance();
        void i18n.init({
          lng: "en",
          initAsync: false,
          resources: { en: { translation: { key: text } } },
          interpolation: { escapeValue: false },
        });
        expect(new Texts("en", { key: text }, () => undefined).text("key", given)).toBe(i18n.t("key", given));
      },
    ),
    { numRuns: 300 },
  );
});
