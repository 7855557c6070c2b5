import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { Checker } from "../checker.ts";
import { formatFault } from "../given/report.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** The small project's faults where one of the schemas of documents is another. */
function found(name: string, edit: (text: string) => string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  folders.push(folder);
  cpSync("schemas", folder, { recursive: true });
  const file = join(folder, name);
  const [before, after] = [readFileSync(file, "utf8"), edit(readFileSync(file, "utf8"))];
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return new Checker("tests/fixtures/project", folder).check().errors.map(formatFault);
}

it.each([
  [
    "R1 a comma that is missing",
    "common.schema.json",
    (text: string) => text.replace(",\n", "\n"),
    'schemas/common.schema.json:2:60 malformed JSON: expected "," between two entries, found none [E101]',
  ],
  [
    "R1 a type that there is not",
    "common.schema.json",
    (text: string) => text.replace('"type": "string"', '"type": "strin"'),
    'schemas/common.schema.json:7:15 $defs.schema.type: expected one of "array", "boolean", "integer", "null", "number", "object", "string", found "strin"; did you mean "string"? [E204]',
  ],
  [
    "R1 a reference to what is not there",
    "menu.schema.json",
    (text: string) => text.replace("common.schema.json#/$defs/schema", "common.schema.json#/$defs/gone"),
    "schemas/menu.schema.json:12:15 expected a JSON Schema, found one that is not: can't resolve reference common.schema.json#/$defs/gone from id menu.schema.json [E211]",
  ],
  [
    "R1 a dialect that there is not",
    "menu.schema.json",
    (text: string) => text.replace("draft/2020-12", "draft/2020-13"),
    'schemas/menu.schema.json:2:14 $schema: expected a JSON Schema, found one that is not: must be "https://json-schema.org/draft/2020-12/schema" [E211]',
  ],
  [
    "R1 a dialect that is no name",
    "brand.schema.json",
    (text: string) => text.replace(/"\$schema": "[^"]*"/, '"$schema": 7'),
    'schemas/brand.schema.json:2:14 $schema: expected a JSON Schema, found one that is not: must be "https://json-schema.org/draft/2020-12/schema" [E211]',
  ],
])("%s in a schema of documents is one line", (_, name, edit, line) => expect(found(name, edit)).toEqual([line]));
