import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";
import { elements, entries } from "../../documents/entries.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { Project } from "../given/project.ts";
import { formatFault } from "../given/report.ts";
import { nextVersion } from "./next-version.ts";

const list = "rules/disclosures/promises.disclosure.json";

/** A shipped text with other words. */
function put(file: string, name: string, words: string): [string, string] {
  const text = readFileSync(file, "utf8");
  return [file, applyEdits(text, modify(text, ["texts", name], words, {}))];
}

const said = (name: string, words: string) =>
  `texts.${name}: expected a text that a disclosure locks to say that something costs nothing or less, or that everybody is given it, found "${words}" in one that nothing locks: say it otherwise, or keep it; a change is a new version with a reason: npm run disclose -- --why "…" [E376]`;

beforeAll(() => void check("."), 120_000);

describe("what costs nothing, or less, is said in texts that are kept", () => {
  it.each<readonly [file: string, name: string, words: string, found: string]>([
    ["locales/en_US/bill.text.json", "detail", "Nothing to repay", "Nothing to repay"],
    ["locales/en_US/home.text.json", "complain", "There is no interest", "no interest"],
    ["locales/en_US/home.text.json", "complain", "No hidden extra fees", "No hidden extra fees"],
    ["locales/en_US/home.text.json", "complain", "Interest-free today", "Interest free"],
    ["locales/zh_CN/home.text.json", "complain", "今日免息", "免息"],
    ["locales/en_US/home.text.json", "complain", "Nil interest this week", "Nil interest"],
    ["locales/en_US/home.text.json", "complain", "Repay only what you borrowed", "only what you borrowed"],
    ["locales/en_US/home.text.json", "complain", "This month the interest is on us", "on us"],
    ["locales/en_US/home.text.json", "complain", "Pay later without penalty", "without penalty"],
    ["locales/en_US/slides.text.json", "title_early", "Guaranteed approval", "Guaranteed"],
    ["locales/en_US/slides.text.json", "title_early", "No credit check", "No credit check"],
    [
      "locales/en_US/slides.text.json",
      "text_app",
      "Everybody is approved, bad credit is fine",
      "Everybody is approved",
    ],
    ["locales/en_US/slides.text.json", "text_app", "Half the interest of other lenders", "Half the interest"],
    ["locales/en_US/slides.text.json", "text_app", "A lower rate than at your bank", "lower rate"],
    ["locales/en_US/slides.text.json", "text_app", "Costless for a month", "Costless"],
    ["locales/zh_CN/slides.text.json", "text_app", "利息减半", "减半"],
    ["locales/zh_CN/slides.text.json", "text_app", "人人可借", "人人可借"],
    ["locales/zh_CN/home.text.json", "complain", "利息全免", "全免"],
    ["locales/zh_CN/home.text.json", "complain", "只需还本金", "只需还本金"],
  ])("S11 B7 %s %s: %s", (file, name, words, found) => {
    const { errors } = check(".", { overlay: new Map([put(file, name, words)]), only: [file] });
    expect(errors.map(formatFault).map((line) => line.slice(line.indexOf("texts.")))).toEqual([said(name, found)]);
  });

  it.each<readonly [words: string]>([["Repay freely"], ["Nothing new to see"], ["No bill, some interest"]])(
    "S11 free is %s",
    (words) => {
      const file = "locales/en_US/bill.text.json";
      expect(check(".", { overlay: new Map([put(file, "detail", words)]), only: [file] }).errors).toEqual([]);
    },
  );

  it.each<readonly [name: string, found: string]>([
    ["Zero Fee Loans", "Zero Fee"],
    ["FreeCash", "Free"],
    ["Cash Interest-Free", "Interest Free"],
    ["免息 Cash", "免息"],
    ["Kestrow 1 percent a day", "1 percent"],
    ["Kestrow 0.01 percent", "0.01"],
    ["Kestrow Half Percent", "Percent"],
    ["Zero Percent Kestrow", "Percent"],
    ["Kestrow 0 percent", "0 percent"],
    ["Kestrow1PerCent", "1Per Cent"],
    ["Kestrow One per-cent", "per cent"],
    ["Kestrow 0.01", "0.01"],
    ["Kestrow 1 pct", "1 pct"],
    ["Kestrow Costless Loans", "Costless"],
    ["Half the Interest", "Half the Interest"],
    ["千分之一 Kestrow", "千分"],
    ["百分一", "百分"],
  ])("B1 S11 a brand is not called %s", (name, found) => {
    const file = "brands/business/718.brand.json";
    const text = readFileSync(file, "utf8");
    const called = applyEdits(text, modify(text, ["name"], name, {}));
    const lines = check(".", { overlay: new Map([[file, called]]), only: [file], drafting: true }).errors.map(
      formatFault,
    );
    expect(lines.map((line) => line.replace(/^.*? name:/, "name:"))).toContain(
      `name: expected a name that promises nothing, for it stands beside what a loan costs on every screen, found "${found}" in it [E378]`,
    );
  });

  it.each<readonly [name: string]>([
    ["Freedom Cash"],
    ["Carefree Loans"],
    ["Zerofour"],
    ["Kestrow"],
    ["Corvanta Plus"],
    ["Loan 24"],
    ["247 Loans"],
    ["Percentile"],
    ["Per Centro"],
    ["St.Nicholas 24"],
    ["Halfway House"],
    ["十分 Cash"],
  ])("B1 a brand may be called %s", (name) => {
    const file = "brands/business/718.brand.json";
    const text = readFileSync(file, "utf8");
    const called = applyEdits(text, modify(text, ["name"], name, {}));
    const { errors } = check(".", { overlay: new Map([[file, called]]), only: [file], drafting: true });
    expect(errors.filter(({ code }) => code === "E378")).toEqual([]);
  });

  it("S11 npm run disclose keeps such a text, with the reason", () => {
    const project = new Project(
      readDocuments(".", new Map([put("locales/en_US/bill.text.json", "detail", "Repay free of charge")])),
    );
    const document = project.ofFile(list);
    const next = document && nextVersion(project, document, "Repaying costs nothing.");
    const { sentences, words, versions } = JSON.parse(next ?? "{}") as Record<string, never>;
    expect(sentences).toHaveProperty(["bill.detail"], {});
    expect(words).toHaveProperty(["en_US", "bill.detail"], "Repay free of charge");
    const before = elements(entries(document?.data).versions);
    expect(versions).toMatchObject([...before, { version: before.length + 1, why: "Repaying costs nothing." }]);
  });

  it("S11 the words that promise it are those of languages that there are", () => {
    const text = readFileSync(list, "utf8").replace('"promises": {\n    "en_US"', '"promises": {\n    "en_UK"');
    const { errors } = check(".", { overlay: new Map([[list, text]]), only: [list] });
    expect(errors.map(formatFault).map((line) => line.replace(/:\d+:\d+ /, " "))).toContain(
      `${list} promises.en_UK: expected a known property, found "en_UK"; did you mean "en_US"? [E201]`,
    );
  });
});
