import { describe, expect, it } from "vitest";
import { confirm, put } from "../../tests/disclosed.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { Project } from "../check/given/project.ts";
import { policySheets } from "./policy-sheets.ts";
import { unreadLayers } from "./unread/unread-layers.ts";

const sheetsOf = (...changed: readonly (readonly [string, string])[]) =>
  policySheets(new Project(readDocuments(process.cwd(), new Map(changed))));
const cost = (sheets: ReturnType<typeof policySheets>) =>
  sheets.find(({ title }) => title === "What a loan costs is told on every way to it");

describe("what every brand is held to", () => {
  const sheets = sheetsOf();

  it("B13 nothing shipped is broken, and each is asked by a regulation or a store", () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.filter(({ is }) => is === "broken")).toEqual([]);
    expect(sheets.filter(({ source }) => !/20\d\d|Google Play|exposure draft/.test(source))).toEqual([]);
  });

  it("B14 each part of the cost stands on the one way to a loan, in every brand", () => {
    const { verdict, shown = [] } = cost(sheets) ?? {};
    expect(verdict).toBe("holds in all 27 brands");
    expect(shown.map(({ words }) => words)).toEqual([
      ...["You receive", "Interest", "Service fee", "Tax", "You repay", "Due", "APR"],
      "If you pay … days late, in addition",
    ]);
    expect(new Set(shown.map(({ brands }) => brands))).toEqual(new Set(["all 27 brands"]));
    expect(shown.every(({ screen }) => screen.endsWith("(/lendConfirm)"))).toBe(true);
  });

  it("B14 brands whose own flag hides it break it, and there it stands nowhere", () => {
    const when = ["children", 0, "children", 0, "children", 1, "when"];
    const hidden = cost(sheetsOf(put(confirm, when, "brand.flags.voucher")));
    // The channel without coupons.
    expect(hidden?.verdict).toBe("broken in all 3 brands of channel 130");
    expect(hidden?.shown).toHaveLength(8);
    for (const { brands } of hidden?.shown ?? []) expect(brands).toMatch(/^24 brands: /);
  });

  it("B13 of brands that cannot be read nobody says that a policy holds", () => {
    const file = "brands/business/716.brand.json";
    const read = readDocuments(process.cwd(), new Map([[file, '{ "id": "716" "name": "Corvanta" }']]));
    const unread = unreadLayers(read.all, read.faults);
    expect(unread).toEqual([
      { file, line: 1, message: 'malformed JSON: expected "," between two entries, found none' },
    ]);
    const { verdict, shown = [] } = cost(policySheets(new Project(read), unread)) ?? {};
    expect(verdict).toBe(
      "holds in all 18 brands that can be read; not known of all 9 brands of business 716, which cannot be read",
    );
    for (const { brands } of shown) expect(brands).toMatch(/^18 brands: /);
    const base = { file: "brands/base.brand.json", line: 1, message: "" };
    const none = policySheets(new Project(readDocuments(process.cwd(), new Map([[base.file, "{"]]))), [base]);
    expect(new Set(none.map((one) => one.verdict))).toEqual(
      new Set(["not asked of any brand; not known of all 27 brands, which cannot be read"]),
    );
  });

  it("a policy that asks about what no brand has is asked of none", () => {
    expect(sheets.filter(({ is }) => is === "not asked").map(({ title, verdict }) => [title, verdict])).toEqual([
      ["A shell of the store lends for more than 60 days", "not asked of any brand"],
    ]);
  });
});
