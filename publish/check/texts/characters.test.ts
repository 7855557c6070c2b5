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
  "₦5,000 – 10,000 • “plain” … − 5 · 1\u00a0000",
  "Olú Ọláolúwa, café, naïve",
  "BVN号码，请输入",
  "A family 👩\u200d👩\u200d👧 and ✈\ufe0f",
  "Two\nlines",
  "5 m² and 1½",
])("B7 R27 what is seen is what is written: %j", (words) => expect(texts(words)).toEqual([]));

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
  ["𝐑epay", "𝐑, U+1D411 (a letter of another script)", "E713"],
])("B7 R27 %j is told by its code: %s", (words, name, code) => {
  expect(texts(words)).toEqual([expect.stringMatching(new RegExp(`^texts\\.hero: .*\\[${code}\\]$`))]);
  expect(texts(words)[0]).toContain(name);
});

it("B7 a language in letters of its own may use them, but not one among others", () => {
  expect(texts("Займ", "ru_RU").filter((line) => line.includes("E712"))).toEqual([]);
  expect(texts("Зaйм", "ru_RU").filter((line) => line.includes("E712"))).toHaveLength(1);
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
