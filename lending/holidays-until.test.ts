import { expect, it } from "vitest";
import { holidaysWarning } from "./holidays-until.ts";

const dated = { "id-el-fitr": ["2027-03-10", "2028-02-27", "2028-02-28"], "id-el-kabir": ["2028-05-05", "2027-05-17"] };

it.each<[now: string, warns: boolean]>([
  // Id el Fitr comes again about 2029-02-16.
  ["2026-11-22", false],
  ["2027-08-17", false],
  ["2027-08-19", true],
  ["2030-01-01", true],
])("K5 on %s somebody is told of a list of holidays that ends with 2028: %s", (now, warns) => {
  const said = holidaysWarning(dated, Date.parse(now));
  expect(said !== undefined).toBe(warns);
  if (warns) expect(said).toContain("until about 2029-02-16");
});

it("K5 a list without a day is told of", () => {
  expect(holidaysWarning({ ...dated, "id-el-maulud": [] }, Date.parse("2026-11-22"))).toBeDefined();
});
