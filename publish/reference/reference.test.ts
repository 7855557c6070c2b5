import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chapterPage } from "./in-markdown.ts";
import { referenceOf } from "./reference-of.ts";
import { nearestTitle, searched, sectionsOf } from "./sections-of.ts";

const chapters = referenceOf(process.cwd());
const idsOf = (name: string) => chapters.find(({ id }) => id === name)?.sections.map(({ id }) => id) ?? [];

describe("the reference", () => {
  it("says each thing once", () => {
    const ids = chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("has every verb and operator that a document may name, and every widget", () => {
    const grammar = readFileSync("schemas/step.schema.json", "utf8");
    const verbs = [...new Set([...grammar.matchAll(/"do": \{\s*"const": "(\w+)"/g)].map(([, verb]) => `verb-${verb}`))];
    expect(verbs.length).toBeGreaterThan(20);
    expect(idsOf("verbs").toSorted()).toEqual(verbs.toSorted());
    const widgets = readdirSync("widgets", { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "shared" && entry.name !== "testing")
      .map(({ name }) => `widget-${name}`);
    expect(idsOf("widgets").toSorted()).toEqual(widgets.toSorted());
    expect(idsOf("operators")).toEqual(expect.arrayContaining(["operator-var", "operator-===", "operator-money"]));
    expect(idsOf("operators").length).toBeGreaterThan(55);
  });

  it("says of a verb, an operator and a value of the brand what it takes", () => {
    const [go] = sectionsOf(chapters, "go");
    expect(go?.tables?.[0]?.rows[0]).toEqual(["`to`", "a route, needed", 'A route, for example "/orders/2".']);
    const [money] = sectionsOf(chapters, "operator-money");
    expect(money?.samples?.[0]?.code).toMatch(/→ +"₦/);
    const constants = sectionsOf(chapters, "brand-constants")[0]?.tables?.[0]?.rows ?? [];
    const [, takes, means] = constants.find(([name]) => name === "`constants.codeLength`") ?? [];
    expect(takes).toBe("whole number");
    expect(means).toBe("Length of an SMS code. The verification code (K1). (4 to 8 digits)");
  });

  it("has every code with a line that is refused and one that is right", () => {
    const codes = chapters.find(({ id }) => id === "faults")?.sections ?? [];
    expect(codes.length).toBeGreaterThan(110);
    const lacking = codes
      .filter(({ samples = [] }) => samples.map(({ kind }) => kind).join() !== "wrong,right")
      .map(({ id }) => `${id}: give it a broken document, and its right line to right-lines.json`);
    expect(lacking).toEqual([]);
    const same = codes.filter(({ samples = [] }) => samples[0]?.code === samples[1]?.code).map(({ id }) => id);
    expect(same).toEqual([]);
  });

  it("shows the mended spelling of what is misspelt", () => {
    const [unknown] = sectionsOf(chapters, "E303");
    expect(unknown?.samples?.map(({ code }) => code)).toEqual(['"widget": "buton",', '"widget": "button",']);
  });

  it("finds by a name first, else by all words", () => {
    expect(sectionsOf(chapters, "e321").map(({ id }) => id)).toEqual(["E321"]);
    expect(sectionsOf(chapters, "late fee percent").length).toBeGreaterThan(0);
    expect(sectionsOf(chapters, "no-such-thing-at-all")).toEqual([]);
  });

  it("searches: what is called so, then names that hold it, then what says it", () => {
    const titles = searched(chapters, "money").map(({ title }) => title);
    expect(titles[0]).toBe("money");
    expect(titles.slice(1, 3)).toEqual(["money-field", "money-figure"]);
    const last = titles.findLastIndex((title) => title.includes("money"));
    expect(titles.slice(0, last).filter((title) => !title.includes("money"))).toEqual([]);
    expect(titles.length).toBeGreaterThan(last + 1);
    expect(searched(chapters, "no-such-thing-at-all")).toEqual([]);
    expect(nearestTitle(chapters, "mony-field")).toBe("money-field");
    expect(nearestTitle(chapters, "no-such-thing-at-all")).toBeUndefined();
  });

  it("is pages of Markdown too", () => {
    const verbs = chapters.find(({ id }) => id === "verbs");
    const page = verbs ? chapterPage(verbs) : "";
    expect(page).toMatch(/^# Verbs\n/);
    expect(page).toContain("\n## go\n\nNavigates inside the app.\n");
    expect(page).toContain('\n| `to` | a route, needed | A route, for example "/orders/2". |\n');
  });
});
