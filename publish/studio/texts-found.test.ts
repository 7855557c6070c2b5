import { expect, it } from "vitest";
import { readDocuments } from "../documents/read-documents.ts";
import { textsFound } from "./texts-found.ts";

const documents = readDocuments(process.cwd()).all;
const keysOf = (search: string) => textsFound(documents, search).texts.map(({ key }) => key);

it("finds a text by its words, first that which says nothing else, with the words of each language", () => {
  const found = textsFound(documents, "borrow NOW").texts;
  const text = found.find(({ key }) => key === "home.borrow");
  expect(text?.path).toEqual(["texts", "borrow"]);
  expect(found[0]?.in.map(({ words }) => words)).toContain("Borrow now");
  expect(text?.in.map(({ file, words }) => [file, words])).toEqual(
    expect.arrayContaining([
      ["locales/en_US/home.text.json", "Borrow now"],
      ["locales/zh_CN/home.text.json", "立即借款"],
    ]),
  );
});

it("finds it by the words of another language, and by its key", () => {
  expect(keysOf("立即借款")).toContain("home.borrow");
  expect(keysOf("home.hello_name")[0]).toBe("home.hello_name");
});

it("says which documents name it, or that of which it is a form", () => {
  const used = (key: string) =>
    textsFound(documents, key)
      .texts.find((text) => text.key === key)
      ?.usedBy.map(({ file }) => file);
  expect(used("tabs.borrow")).toContain("brands/base.brand.json");
  expect(used("home.active-coupons_other")).toContain("screens/home/sections/active.section.json");
});

it("is headed by the one screen that shows it, as the studio calls that, else by its table", () => {
  const head = (key: string) => textsFound(documents, key).texts.find((text) => text.key === key)?.title;
  expect([head("credit-entry.left_one"), head("home.borrow")]).toEqual(["Credit information · /credit_entry", "Home"]);
});

it.each([
  // 716 speaks formally but for 716-130, which is brisk; 717 speaks warmly; 718 as the text is.
  ["login.welcome_formal", 8],
  ["voice.bill_warm", 9],
  ["voice.bill_brisk", 1],
  ["login.welcome", 9],
  ["voice.bill", 9],
  // What becomes of a loan chooses the form of one, nothing that of the other.
  ["lend-result.mend_overdue", undefined],
  ["home.borrow", undefined],
])("%s is read in %s brands", (key, brands) => {
  const { texts, brands: all } = textsFound(documents, key);
  expect([texts.find((text) => text.key === key)?.readBy, all]).toEqual([brands, 27]);
});

it("a form that a language has no need of has no words there", () => {
  const [one] = textsFound(documents, "widgets.bill-card-late_one").texts;
  expect(one?.in.map(({ language, words }) => [language, words !== undefined])).toEqual([
    ["en_US", true],
    ["zh_CN", false],
  ]);
});

it("tells fifty at once, and how many more there are", () => {
  const { texts, more, brands } = textsFound(documents, "");
  expect(texts).toHaveLength(50);
  expect(more).toBeGreaterThan(1000);
  expect(brands).toBe(27);
  expect(textsFound(documents, "no such words anywhere")).toMatchObject({ texts: [], more: 0 });
});
