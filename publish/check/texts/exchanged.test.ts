import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDocuments } from "../../documents/read-documents.ts";
import { keptWords } from "../../documents/records.ts";
import { Checker } from "../checker.ts";
import { formatFault } from "../given/report.ts";
import { KeptWords } from "../records/kept-words.ts";
import { wordsNow } from "./words-now.ts";

const project = "tests/fixtures/project";
const english = "locales/en_US/app.text.json";
const chinese = "locales/zh_CN/app.text.json";
const checker = new Checker(project);
const record = wordsNow(readDocuments(project)).next;
const last = new KeptWords(JSON.parse(record));

/** A file of texts with some of them in other words. */
function said(file: string, words: Readonly<Record<string, string>>): string {
  const read = JSON.parse(readFileSync(`${project}/${file}`, "utf8")) as { readonly texts: object };
  return JSON.stringify({ ...read, texts: { ...read.texts, ...words } }, null, 2);
}

const linesOf = (overlay: readonly (readonly [file: string, text: string])[], kept = record) =>
  checker.check({ overlay: new Map([[keptWords, kept], ...overlay]) }).errors.map(formatFault);

it.each<readonly [what: string, words: Readonly<Record<string, string>>]>([
  ["other words", { loan: "The loan" }],
  ["the words that another still says", { loan: "Borrow" }],
  ["the words that another said, which says something new", { home: "Your loan", loan: "The loan" }],
  ["new words for two", { loan: "The loan", yes: "Of course" }],
])("B7 free is to give a text %s", (_, words) => {
  expect(linesOf([[english, said(english, words)]])).toEqual([]);
});

it.each<readonly [what: string, file: string, words: Readonly<Record<string, string>>, line: RegExp]>([
  [
    "of the first language",
    english,
    { home: "Yes", yes: "Home" },
    /:5:13 texts\.home: expected "Home", which "app\.home" said before, found "Yes", which "app\.yes" said: .* \[E721\]$/,
  ],
  [
    "of another",
    chinese,
    { home: "确定", yes: "首页" },
    /:5:13 texts\.home: expected "首页", which "app\.home" said before, found "确定", which "app\.yes" said: .* \[E721\]$/,
  ],
  [
    "of which one has a figure, which would be told of in three places",
    english,
    { amount: "Loan at least {{amount}}", least: "Amount" },
    /:10:15 texts\.amount: expected "Amount", which "app\.amount" said before, found "Loan at least \{\{amount\}\}"/,
  ],
])("B7 refused in one line are two texts in each other's place, %s", (_, file, words, line) => {
  expect(linesOf([[file, said(file, words)]])).toEqual([expect.stringMatching(line)]);
});

it("B7 nothing is said of texts of which nothing was kept, nor of one that came since", () => {
  const turned: readonly [string, string] = [english, said(english, { home: "Yes", yes: "Home" })];
  expect(linesOf([turned], "{}")).toEqual([]);
  const without = JSON.stringify({ en_US: { "app.home": last.of("en_US", "app.home") } });
  expect(linesOf([turned], without)).toEqual([]);
});

it("B7 a record that cannot be read is told of as what it is", () => {
  expect(linesOf([], "{")).toEqual([expect.stringMatching(/^locales\/kept\.words\.json:1:2 .*\[E101\]$/)]);
});

it("other words alone leave the record as it is; with a text that came all is kept anew, but what changed places", () => {
  const now = (words: Readonly<Record<string, string>>) =>
    wordsNow(readDocuments(project, new Map([[english, said(english, words)]])), last);
  const turned = { home: "Yes", yes: "Home" };
  expect(now({ loan: "The loan" })).toMatchObject({ exchanged: [], kept: record });
  expect(now(turned)).toMatchObject({ exchanged: ["en_US app.home ⇄ app.yes"], kept: record });
  const kept = new KeptWords(JSON.parse(now({ ...turned, loan: "The loan", more: "More" }).kept));
  expect(["home", "yes"].map((name) => kept.of("en_US", `app.${name}`))).toEqual(
    ["home", "yes"].map((name) => last.of("en_US", `app.${name}`)),
  );
  expect(kept.isOther("en_US", "app.loan", "The loan")).toBe(false);
  expect(kept.isOther("en_US", "app.more", "More")).toBe(false);
  const meant = new KeptWords(JSON.parse(now(turned).next));
  expect(meant.isOther("en_US", "app.home", "Yes")).toBe(false);
});
