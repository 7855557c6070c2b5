import { expect, it } from "vitest";
import { check } from "../../../tests/check.ts";

const file = "locales/en_US/app.text.json";
const texts = (hero: string, language = "en_US") => {
  const at = `locales/${language}/app.text.json`;
  const { errors } = check("tests/fixtures/project", {
    only: [at],
    overlay: new Map([
      [
        at,
        JSON.stringify({
          $schema: "../../../../../schemas/text.schema.json",
          id: "app",
          texts: { ...whole(language), hero },
        }),
      ],
    ]),
  });
  return errors.map(({ code, path, message }) => `${path}: ${message} [${code}]`);
};

/** The texts of the fixtures' project, in a word each. */
const whole = (language: string) => ({
  home: "-",
  borrow: "-",
  help: "-",
  loan: "-",
  amount: "-",
  fee: "{{name}}",
  least: "{{amount}}",
  sure: "-",
  yes: "-",
  days_other: "{{count}}",
  ...(language === "en_US" && { days_one: "{{count}}" }),
});

it.each([
  "5,000 ₦ – 10,000 • “plain” … − 5 · 1\u00a0000",
  "Olú Ọláolúwa, café, naïve",
  "A family 👩\u200d👩\u200d👧 and ✈\ufe0f",
  "Two\nlines",
  "Press 1\ufe0f\u20e3, then ✉\ufe0e or ©\ufe0f",
  "Àlàáfíà, Ɓarawo da ƙwai, ɗaya; ŋ, ɛ and ɔ",
])("B7 R27 what is seen is what is written: %j", (words) => expect(texts(words)).toEqual([]));

it.each(["BVN号码，请输入", "BVN号码〇"])("B7 R27 what is seen is what is written in Chinese: %j", (words) =>
  expect(texts(words, "zh_CN")).toEqual([]),
);

it.each([
  ["a\u200db", "U+200D (zero width joiner)", "E710"],
  ["👩\u200d", "U+200D (zero width joiner)", "E710"],
  ["a\tb", "U+0009 (tab)", "E710"],
  ["a\ue000", "U+E000 (a character for private use)", "E710"],
  ["a\u3164", "U+3164 (Hangul filler)", "E710"],
  ["\u{e0041}a", "U+E0041 (a format character)", "E710"],
  ["\udc00a", "U+DC00 (half of a character)", "E711"],
  ["рау now", "U+0440 (a Cyrillic letter)", "E712"],
  ["Νaira", "U+039D (a Greek letter)", "E712"],
  ["５,000", "５, U+FF15 (a digit of another form)", "E713"],
  ["½ of it", "½, U+00BD (a digit of another form)", "E713"],
  ["m²", "², U+00B2 (a digit of another form)", "E713"],
  ["Ⅷ days", "Ⅷ, U+2167 (a Latin letter)", "E713"],
  ["① Pay", "①, U+2460 (a digit of another form)", "E713"],
  ["𝐑epay", "𝐑, U+1D411 (a letter of another script)", "E713"],
  ["Pay\ufe0f", "U+FE0F (variation selector", "E710"],
  ["Pay 5\ufe0f", "U+FE0F (variation selector", "E710"],
  ["\ufffc", "U+FFFC (object replacement character", "E710"],
  ["Borrow 5\u0336", "5 under U+0336 (a mark that is drawn over", "E716"],
  ["n\u20e0", "n under U+20E0 (a mark that is drawn over", "E716"],
  ["Pɑy", 'U+0251 (a Latin letter) in "Pɑy", which only looks like another; did you mean "Pay"?', "E712"],
  ["loɡin", 'did you mean "login"?', "E712"],
  ["ɢet", 'did you mean "get"?', "E712"],
  ["Kıyı", 'did you mean "Kiyi"?', "E712"],
])("B7 R27 %j is told by its code: %s", (words, name, code) => {
  expect(texts(words)).toEqual([expect.stringMatching(new RegExp(`^texts\\.hero: .*\\[${code}\\]$`))]);
  expect(texts(words)[0]).toContain(name);
});

it("B7 a language in letters of its own may use them, but not one among others", () => {
  expect(texts("Займ", "ru_RU").filter((line) => line.includes("E712"))).toEqual([]);
  expect(texts("Зaйм", "ru_RU").filter((line) => line.includes("E712"))).toHaveLength(1);
});

it("B7 a language may use letters of its own that another would be deceived by", () => {
  expect(texts("Kıyı", "tr_TR").filter((line) => line.includes("E712"))).toEqual([]);
  expect(texts("Pɑy", "tr_TR").filter((line) => line.includes("E712"))).toHaveLength(1);
});

it.each([
  ["1e-400", true],
  ["-1e-400", true],
  [`0.${"0".repeat(400)}1`, true],
  ["0e-400", false],
  ["0.0", false],
  ["1e-3", false],
])("R27 a number that would be read as nothing is told: %s", (written, told) => {
  const at = "brands/channel/302.brand.json";
  const text = `{ "$schema": "../../schemas/brand.schema.json", "id": "302", "constants": { "maskOpacity": ${written} } }`;
  const { errors } = check("tests/fixtures/project", { only: [at], overlay: new Map([[at, text]]) });
  expect(errors.some(({ code }) => code === "E714")).toBe(told);
});

it("B7 a text of marks alone, with nothing under them, leaves nothing to read", () => {
  expect(texts("\u0301")).toEqual([expect.stringContaining("[E7")]);
});

it("B7 the places of names are looked at too", () => {
  const overlay = new Map([
    [
      file,
      JSON.stringify({
        $schema: "../../../../../schemas/text.schema.json",
        id: "app",
        texts: { ...whole("en_US"), "he\u200bro": "-", hero: "-" },
      }),
    ],
  ]);
  const { errors } = check("tests/fixtures/project", { only: [file], overlay });
  expect(errors.map(({ code }) => code)).toContain("E710");
});
