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
  `texts.${name}: expected a text that a disclosure locks to say that something costs nothing or less, found "${words}" in one that nothing locks: say it otherwise, or keep it; a change is a new version with a reason: npm run disclose -- --why "…" [E376]`;

beforeAll(() => void check("."), 120_000);

describe("what costs nothing, or less, is said in texts that are kept", () => {
  it.each<readonly [file: string, name: string, words: string, found: string]>([
    ["locales/en_US/bill.text.json", "detail", "Nothing to repay", "Nothing to repay"],
    ["locales/en_US/home.text.json", "complain", "There is no interest", "no interest"],
    ["locales/en_US/home.text.json", "complain", "No hidden extra fees", "No hidden extra fees"],
    ["locales/en_US/home.text.json", "complain", "Interest-free today", "Interest free"],
    ["locales/zh_CN/home.text.json", "complain", "今日免息", "免息"],
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
