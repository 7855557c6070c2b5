import { expect, it } from "vitest";
import type { BrandComparison, ComparedField } from "../../publish/studio/brand-comparison.ts";
import { formatComparison } from "./format-comparison.ts";

const base = { name: "base", file: "brands/base.brand.json", reaches: 21 } as const;
const own = { name: "business", file: "brands/business/717.brand.json", reaches: 7 } as const;
const field = (more: Omit<ComparedField, "says" | "bounds">): ComparedField => ({ says: "", bounds: "", ...more });
const left = { pair: "716-1", name: "Corvanta" };
const right = { pair: "717-301", name: "Zumaly" };

const sections: BrandComparison["sections"] = [
  {
    id: "constants",
    title: "Figures",
    says: "",
    fields: [
      field({
        path: ["constants", "minimumRepayment"],
        title: "Least repayment",
        takes: { is: "number", whole: true, unit: "kobo" },
        left: { value: 300_000, layer: base, line: 12 },
        right: { value: undefined },
        moves: [],
      }),
    ],
  },
  {
    id: "home",
    title: "Home",
    says: "",
    fields: [
      field({
        path: ["home", "order"],
        title: "Home",
        takes: { is: "order" },
        left: { value: [], order: [], layer: base, line: 7 },
        right: {
          value: ["bill", "loan"],
          order: [
            { label: "Bill", is: "only here" },
            { label: "Loan", is: "only here" },
          ],
          layer: own,
          line: 3,
        },
        moves: ['"Bill" comes as 1st', '"Loan" comes as 2nd'],
      }),
      field({
        path: ["home", "sections", "credit", "with"],
        title: "Credit: with",
        takes: { is: "other" },
        left: { value: { layout: "split" }, layer: base },
        right: { value: { layout: "ring", wide: true }, layer: own, line: 4 },
        moves: [],
      }),
    ],
  },
];

it("says both values of each with who set them, and what moves", () => {
  expect(formatComparison({ left, right, sections }).split("\n")).toEqual([
    "Corvanta 716-1 beside Zumaly 717-301: 3 values differ.",
    "",
    "Figures",
    "  Least repayment  constants.minimumRepayment",
    "    716-1    ₦3,000.00  all brands, brands/base.brand.json:12",
    "    717-301  nothing    nobody",
    "",
    "Home",
    "  Home  home.order",
    "    716-1    nothing     all brands, brands/base.brand.json:7",
    "    717-301  Bill, Loan  business 717, brands/business/717.brand.json:3",
    '    In 717-301: "Bill" comes as 1st',
    '    In 717-301: "Loan" comes as 2nd',
    "  Credit: with  home.sections.credit.with",
    "    716-1    layout: split             all brands, brands/base.brand.json",
    "    717-301  layout: ring; wide: true  business 717, brands/business/717.brand.json:4",
  ]);
});

it("says that nothing differs", () => {
  expect(formatComparison({ left, right, sections: [] })).toBe(
    "Corvanta 716-1 beside Zumaly 717-301: nothing differs.",
  );
});
