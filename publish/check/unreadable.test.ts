import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkDocuments } from "./check-documents.ts";
import { formatFault } from "./given/report.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unreadable-"));
  cpSync("tests/fixtures/project", root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
/** Where its schemas lie is another place than the documents say, since they were copied. */
const lines = () =>
  checkDocuments(root)
    .errors.filter(({ code }) => code !== "E313")
    .map(formatFault);
const own = "brands/business/800.brand.json";

it.each<[string, (path: string) => void, string]>([
  ["a link to nothing", (path) => symlinkSync("/nowhere/a.json", path), "nothing by a link to /nowhere/a.json"],
  ["a link to itself", (path) => symlinkSync("800.brand.json", path), "nothing by a link to 800.brand.json"],
  ["a folder", (path) => mkdirSync(path), "a folder"],
  ["a link to a folder", (path) => symlinkSync("..", path), "a folder by a link to .."],
  ["a device", (path) => symlinkSync("/dev/null", path), "something that is no file by a link to /dev/null"],
])("R1 in the place of a document: %s", (_, put, found) => {
  put(join(root, own));
  expect(lines()).toEqual([`${own}:1:1 expected a file that can be read, found ${found} [E108]`]);
});

it("R1 in the place of a record", () => {
  mkdirSync(join(root, "api/published.openapi.json"));
  expect(lines()).toEqual(["api/published.openapi.json:1:1 expected a file that can be read, found a folder [E108]"]);
});

it("R1 a picture that cannot be read is none", () => {
  mkdirSync(join(root, "brands/assets"), { recursive: true });
  symlinkSync("/nowhere/logo.svg", join(root, "brands/assets/logo.svg"));
  expect(lines()).toEqual([]);
});

it("R1 what is hidden is an editor's own, no document", () => {
  symlinkSync("ada@desk.4711:1", join(root, "brands/business/.#716.brand.json"));
  writeFileSync(join(root, "brands/business/._716.brand.json"), "\0\0");
  expect(lines()).toEqual([]);
});
