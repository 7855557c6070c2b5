import { describe, expect, it } from "vitest";
import { confirm, put } from "../../tests/disclosed.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { Project } from "../check/given/project.ts";
import { policySheets } from "./policy-sheets.ts";

const sheetsOf = (...changed: readonly (readonly [string, string])[]) =>
  policySheets(new Project(readDocuments(process.cwd(), new Map(changed))));
const cost = (sheets: ReturnType<typeof policySheets>) =>
  sheets.find(({ title }) => title === "What a loan costs is told on every way to it");

describe("what every brand is held to", () => {
  const sheets = sheetsOf();

  it("B13 nothing shipped is broken, and each is asked by a regulation or a store", () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.flatMap(({ broken }) => broken)).toEqual([]);
    expect(sheets.filter(({ source }) => !/20\d\d|Google Play|exposure draft/.test(source))).toEqual([]);
  });

  it("B14 each part of the cost stands on the one way to a loan, in every brand", () => {
    const { holds = [], shown = [] } = cost(sheets) ?? {};
    expect(shown.map(({ words }) => words)).toEqual([
      ...["You receive", "Interest", "Service fee", "Tax", "You repay", "Due", "APR"],
      "If you pay … days late, in addition",
    ]);
    expect(new Set(shown.map(({ route }) => route))).toEqual(new Set(["/lendConfirm"]));
    expect(shown.every(({ brands }) => brands === holds.length)).toBe(true);
  });

  it("B14 brands whose own flag hides it break it, and there it stands nowhere", () => {
    const when = ["children", 0, "children", 0, "children", 1, "when"];
    const hidden = cost(sheetsOf(put(confirm, when, "brand.flags.voucher")));
    // The channel without coupons.
    expect(hidden?.broken).toEqual(["716-130", "717-130", "718-130"]);
    expect(new Set(hidden?.shown.map(({ brands }) => brands))).toEqual(new Set([hidden?.holds.length]));
    expect(hidden?.shown).toHaveLength(8);
  });

  it("a policy that asks about what no brand has is asked of none", () => {
    expect(sheets.filter(({ holds }) => holds.length === 0).map(({ title }) => title)).toEqual([
      "A shell of the store lends for more than 60 days",
    ]);
  });
});
