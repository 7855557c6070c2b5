import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { BrandComparison, ComparedField } from "../../publish/studio/brand-comparison.ts";
import { Differences } from "./Differences.tsx";

afterEach(cleanup);

const [left, right] = [
  { business: "716", channel: "104" },
  { business: "717", channel: "301" },
];
const base = { name: "base", file: "brands/base.brand.json", reaches: 21 } as const;
const own = { name: "business", file: "brands/business/717.brand.json", reaches: 7 } as const;

const field = (more: Pick<ComparedField, "path" | "title" | "takes" | "left" | "right">): ComparedField => ({
  says: "What it means.",
  bounds: "",
  moves: [],
  ...more,
});
const comparison: BrandComparison = {
  left: { pair: "716-104", name: "Corvanta" },
  right: { pair: "717-301", name: "Zumaly" },
  sections: [
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
        }),
      ],
    },
    {
      id: "flags",
      title: "Features",
      says: "",
      fields: [
        field({
          path: ["flags", "voucher"],
          title: "Coupons",
          takes: { is: "switch" },
          left: { value: true, layer: base, line: 7 },
          right: { value: false, layer: own, line: 3 },
        }),
      ],
    },
    {
      id: "tabs",
      title: "Tabs",
      says: "",
      fields: [
        {
          ...field({
            path: ["tabs", "order"],
            title: "Tabs",
            takes: { is: "order" },
            left: { value: ["my"], order: [{ label: "My", is: "there too" }], layer: base, line: 8 },
            right: {
              value: ["bill", "my"],
              order: [
                { label: "Bill", is: "only here" },
                { label: "My", is: "there too" },
              ],
              layer: own,
              line: 4,
            },
          }),
          moves: ['"Bill" comes as 1st'],
        },
      ],
    },
  ],
};

const draw = (address = "/") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Differences comparison={comparison} left={left} right={right} count={3} />
    </MemoryRouter>,
  );

const cellsOf = (title: string) =>
  within(screen.getByRole("rowheader", { name: new RegExp(`^${title}`) }).closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

it("shows both values in words, and who says so", () => {
  draw();
  expect(cellsOf("Coupons")).toEqual([
    "onSaid for all brands base.brand.json:7Edit",
    "offSaid for business 717 717.brand.json:3Edit",
  ]);
  expect(cellsOf("Least repayment")).toEqual([
    "₦3,000.00Said for all brands base.brand.json:12Edit",
    "nothingNobody says it.Edit",
  ]);
});

it("marks in an order what the other has not, and says what moves", () => {
  draw();
  expect(cellsOf("Tabs")).toEqual([
    "MySaid for all brands base.brand.json:8Edit",
    "Billonly hereMySaid for business 717 717.brand.json:4Edit",
  ]);
  expect(screen.getByText('"Bill" comes as 1st')).toBeTruthy();
});

it("leads from each value to its editor in its brand", () => {
  draw();
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(to("Edit Coupons of 716-104")).toBe("/brand/716/104/flags");
  expect(to("Edit Coupons of 717-301")).toBe("/brand/717/301/flags");
});

it("shows one section alone, which the address names, and all again", async () => {
  draw("/?section=tabs");
  const shown = () => screen.getAllByRole("table").map((table) => table.getAttribute("aria-labelledby"));
  expect(shown()).toEqual(["differs-tabs"]);
  await userEvent.click(screen.getByRole("link", { name: "Features 1" }));
  expect(shown()).toEqual(["differs-flags"]);
  await userEvent.click(screen.getByRole("link", { name: "All sections 3" }));
  expect(shown()).toEqual(["differs-constants", "differs-flags", "differs-tabs"]);
});

it("shows all where the address names a section of which nothing differs", () => {
  draw("/?section=home");
  expect(screen.getAllByRole("table")).toHaveLength(3);
});
