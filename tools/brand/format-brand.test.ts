import { expect, it } from "vitest";
import { composeBrand } from "../../publish/documents/compose-brand.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { usesOfBrand } from "../../publish/check/uses-of-brand.ts";
import { brandLines, formatBrand, formatUses } from "./format-brand.ts";

const named = '{ "$schema": "../../../../../schemas/brand.schema.json", "id": "716", "name": "First" }';
const { all } = readDocuments("tests/fixtures/project", new Map([["brands/business/716.brand.json", named]]));
const brand = composeBrand(all, "716", "302");

it("B3 every value names the file and line that set it", () => {
  const lines = brandLines(brand);
  const of = (path: string) => lines.find((line) => line.path === path);
  expect(of("name")).toMatchObject({ value: "First", file: "brands/business/716.brand.json" });
  expect(of("flags.redBag")).toMatchObject({ value: true, file: "brands/channel/302.brand.json" });
  expect(of("flags.voucher")).toMatchObject({ value: true, file: "brands/base.brand.json" });
  expect(of("home.order")).toMatchObject({ value: ["hero"], file: "brands/base.brand.json" });
  expect(lines.every(({ line }) => line > 0)).toBe(true);
});

it("B3 prints one line for each value", () => {
  const lines = formatBrand(brand).split("\n");
  expect(lines).toHaveLength(brandLines(brand).length);
  expect(lines.find((line) => line.startsWith("name "))).toMatch(
    /^name +"First" +brands\/business\/716\.brand\.json:\d+$/,
  );
});

it("B3 a null in a layer takes a key away", () => {
  const overlay = new Map([
    ["brands/pair/716-302.brand.json", '{ "$schema": "x", "id": "716-302", "flags": { "voucher": null } }'],
  ]);
  const { value, origins } = composeBrand(readDocuments("tests/fixtures/project", overlay).all, "716", "302");
  expect(value.flags).toEqual({ redBag: true });
  expect(origins.has("flags.voucher")).toBe(false);
});

it("B3 says of a value what reads it, and of one that nothing reads that nothing does", () => {
  const usesOf = usesOfBrand(readDocuments("tests/fixtures/project"));
  expect(formatUses(brand, usesOf, "flags.voucher").split("\n")).toEqual([
    "flags.voucher  true  brands/base.brand.json:15",
    "  screens/home/menus/my.menu.json:8",
  ]);
  expect(formatUses(brand, usesOf, "support")).toBe("");
  expect(formatUses(brand, usesOf, "legalName").split("\n")[1]).toBe("  nothing");
  expect(formatUses(brand, usesOf, "home.order").split("\n")[1]).toBe("  the engine, by what it is");
});
