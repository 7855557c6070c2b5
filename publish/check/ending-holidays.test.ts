import { expect, it } from "vitest";
import { readDocuments } from "../documents/read-documents.ts";
import { endingHolidays } from "./ending-holidays.ts";
import { formatFault } from "./given/report.ts";

const file = "rules/holidays/nigeria.holidays.json";
const text = `{
  "id": "nigeria",
  "dated": {
    "id-el-fitr": ["2027-03-10", "2028-02-27", "2028-02-28"],
    "id-el-kabir": ["2028-05-05", "2027-05-17"],
    "id-el-maulud": ["2027-13-10"]
  }
}`;
const { all } = readDocuments("tests/fixtures/project", new Map([[file, text]]));

const fitr = `${file}:4:19 dated.id-el-fitr: holiday "id-el-fitr" comes again about 2029-02-16, and its days are written down no further: add those of the next years, or payments are promised for holidays [E619]`;
const kabir = `${file}:5:20 dated.id-el-kabir: holiday "id-el-kabir" comes again about 2029-04-24, and its days are written down no further: add those of the next years, or payments are promised for holidays [E619]`;

it.each([
  ["2026-11-22", []],
  ["2027-08-17", []],
  ["2027-08-19", [fitr]],
  ["2030-01-01", [fitr, kabir]],
])("K5 on %s somebody is told of the holidays that are not written down for long: %j", (now, said) => {
  expect(endingHolidays(all, Date.parse(now)).map(formatFault)).toEqual(said);
});
