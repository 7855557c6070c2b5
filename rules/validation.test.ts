import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { appOperators } from "../lending/operators/index.ts";
import { Compiler } from "../engine/compile.ts";
import { checkRule } from "../engine/evaluate.ts";
import { registerOperators } from "../engine/expression.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { saidByAll } from "../publish/documents/said-by.ts";

registerOperators(appOperators);

const rules = saidByAll("rule", readDocuments(process.cwd()).all);
const texts = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`locales/${language}/rules.text.json`, "utf8")).texts;

// What the cases of each rule expect, and that they notice a change of it, is what `npm run check` holds: what stands
// here is that they speak of the messages of the spec.
describe("V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 validation rules", () => {
  it.each(rules.flatMap(({ checks }) => checks.map(({ say }) => say)))("B7 %s is said in both languages", (say) => {
    const key = say.replace("rules.", "");
    expect(texts("en_US")[key]).toBeTypeOf("string");
    expect(texts("zh_CN")[key]).toBeTypeOf("string");
  });

  it.each<[requirement: string, rule: string, value: unknown, words: string]>([
    ["V1", "phone", "0031234567", "Please enter the correct phone number"],
    ["V1", "phone", "", "Please enter your phone number"],
    ["V3", "bvn", "2200000000", "BVN number should be 11 digits"],
    ["V3", "bvn", "2200000000a", "Please enter the 11-digit BVN number"],
    ["V3", "bvn", null, "Please input your BVN"],
    ["V9", "agreement", false, "Please agree to the agreement below"],
  ])("%s %s of %j", (_, id, value, words) => {
    const rule = rules.find((one) => one.id === id);
    const brand = { constants: { phoneLength: 11, bvnLength: 11 } };
    const found = rule && checkRule(new Compiler().rule(rule), { value, brand }, (key) => key);
    const said = texts("en_US")[String(found?.say).replace("rules.", "")];
    expect(said?.replace(/\{\{brand\.constants\.bvnLength\}\}/, "11")).toBe(words);
  });
});
