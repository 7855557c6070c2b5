import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";
import { faultsOf, list, put, shipped } from "../../../tests/disclosed.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { elements } from "../../documents/entries.ts";
import { Project } from "../given/project.ts";
import { withSealsOfParts } from "./next-version.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const promises = "rules/disclosures/promises.disclosure.json";
const versionOf = (file: string) => elements(shipped(file, ["versions"])).length;
const another = (file: string) =>
  `expected what version ${versionOf(file)} was made of, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`;

const word = (file: string, right: string, wrong: string) =>
  `expected "${right}", as version ${versionOf(file)} was made of, found "${wrong}"; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`;

describe("a list that was changed by hand", () => {
  it.each<[file: string, right: string, wrong: string, line: string]>([
    [promises, '"waived"', '"waievd"', `18:7 promises.en_US[11]: ${word(promises, "waived", "waievd")}`],
    [
      list,
      '"field": "apr", "as": "percent"',
      '"field": "apr", "as": "money"',
      `104:36 facts.apr.as: ${word(list, "percent", "money")}`,
    ],
    [list, '"widget": "key-facts"', '"widget": "text"', `7:24 shown.widget: ${word(list, "key-facts", "text")}`],
    [list, '"rows": "rows"', '"rows": "row"', `7:45 shown.rows: ${word(list, "rows", "row")}`],
    [list, '"value": "value"', '"value": "label"', `7:80 shown.value: ${word(list, "value", "label")}`],
    [
      list,
      '"label": "lend-facts.interest"',
      '"label": "lend-facts.fee"',
      `11:64 facts.interest.label: ${word(list, "lend-facts.interest", "lend-facts.fee")}`,
    ],
    [
      list,
      '"shown": { "widget": "key-facts", "rows": "rows", "label": "label", "value": "value", "within": ["stack"] },\n',
      "",
      '1:1 : expected property "shown", found none [E202]',
    ],
    [
      list,
      '"late-fee": {',
      '"late-fe": {',
      '105:5 facts.late-fe: expected a known property, found "late-fe"; did you mean "late-fee"? [E201]',
    ],
    [list, '"within": ["stack"]', '"within": ["box"]', `7:100 shown.within[0]: ${word(list, "stack", "box")}`],
  ])("S11 is told in %s, with %s as %s, at the word or the part that is another", (file, right, wrong, line) => {
    const text = readFileSync(file, "utf8");
    expect(text).toContain(right);
    const { errors } = check(".", { overlay: new Map([[file, text.replace(right, wrong)]]) });
    expect(errors.map((one) => `${one.line}:${one.column} ${one.path}: ${one.message} [${one.code}]`)).toEqual([line]);
  });

  it("S11 is told at the part where more than a word is another", () => {
    const text = readFileSync(list, "utf8");
    const turned = text.replace('"label": "label", "value": "value"', '"label": "value", "value": "label"');
    expect(faultsOf([list, turned])).toContain(`${list} shown: ${another(list)}`);
  });

  it("S11 is told at its versions where it keeps no seals of its parts", () => {
    const [, bare] = put(promises, ["seals"], undefined);
    const overlay = new Map([[promises, bare.replace('"waived"', '"waievd"')]]);
    expect(faultsOf(...overlay)).toContain(
      `${promises} versions: expected what version ${versionOf(promises)} was made of, and the reasons as they were given, found something else; a change is a new version with a reason: npm run disclose -- --why "…" [E388]`,
    );
  });
});

describe("the seals of a list's parts", () => {
  it("S11 are held to what they are seals of", () => {
    expect(faultsOf(put(promises, ["seals", "sentences"], "01234567"))).toEqual([
      `${promises} seals.sentences: expected what npm run disclose wrote, found "01234567" [E205]`,
    ]);
  });

  const sealed = (...changed: readonly (readonly [string, string])[]) => {
    const document = new Project(readDocuments(process.cwd(), new Map(changed))).ofFile(promises);
    return document && withSealsOfParts(document);
  };

  it("S11 are written of a list that is as it was sealed, without a new version", () => {
    expect(JSON.parse(sealed(put(promises, ["seals"], undefined)) ?? "")).toEqual(
      JSON.parse(readFileSync(promises, "utf8")),
    );
    expect(sealed()).toBeUndefined();
  });

  it("S11 are not written of one that is not", () => {
    const [, bare] = put(promises, ["seals"], undefined);
    expect(sealed([promises, bare.replace('"waived"', '"waievd"')])).toBeUndefined();
  });
});
