import { readFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { keptWords } from "../../documents/records.ts";
import { formatFault } from "../given/report.ts";
import { KeptWords } from "../records/kept-words.ts";
import { wordsNow } from "./words-now.ts";

const english = "locales/en_US/repayment.text.json";

/** A shipped text with other words. */
function put(file: string, name: string, words: string): [string, string] {
  const text = readFileSync(file, "utf8");
  return [file, applyEdits(text, modify(text, ["texts", name], words, {}))];
}

beforeAll(() => void check("."), 120_000);

describe("what stands on a button that pays, borrows or sends", () => {
  it.each<readonly [file: string, name: string, words: string, key: string, call: string]>([
    [english, "pay-card", "See {{amount}}", "repayment.pay-card", "repayment-pay"],
    ["locales/en_US/renewal.text.json", "extend-yes", "Go back", "renewal.extend-yes", "repayment-extend"],
    ["locales/zh_CN/withdraw.text.json", "send", "返回", "withdraw.send", "withdraw-apply"],
  ])("B7 R47 is kept in %s %s", (file, name, words, key, call) => {
    const { errors } = check(".", { overlay: new Map([put(file, name, words)]), only: [file] });
    expect(errors.map(formatFault).map((line) => line.slice(line.indexOf("texts.")))).toEqual([
      `texts.${name}: expected the words that were kept of "${key}", which stands on what makes call ${call}, found "${words}": put them back, or, where it is meant, keep it by npm run behaviour -- --publish --why "…" [E733]`,
    ]);
  });

  it("B7 other words are free", () => {
    const [file, text] = put("locales/en_US/bill.text.json", "detail", "See it");
    expect(check(".", { overlay: new Map([[file, text]]), only: [file] }).errors).toEqual([]);
  });

  it("B7 is kept by npm run generate as it was, and by npm run behaviour as it is", () => {
    const last = new KeptWords(JSON.parse(readFileSync(keptWords, "utf8")));
    const [file, text] = put(english, "pay-card", "See the details");
    const more = applyEdits(text, modify(text, ["texts", "one-more"], "One more", {}));
    const { once, kept, next } = wordsNow(readDocuments(".", new Map([[file, more]])), last);
    const print = (record: string) => new KeptWords(JSON.parse(record)).of("en_US", "repayment.pay-card");
    expect(once).toEqual(['en_US repayment.pay-card: other words than were kept → "See the details"']);
    expect(print(kept)).toBe(last.of("en_US", "repayment.pay-card"));
    expect(print(next)).not.toBe(last.of("en_US", "repayment.pay-card"));
    expect(new KeptWords(JSON.parse(kept)).of("en_US", "repayment.one-more")).toBeDefined();
  });
});
