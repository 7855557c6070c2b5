import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entries } from "../documents/entries.ts";

/** A pattern for the source of all widgets whose schema says that a document can bind a value to them. */
export function takesValue(root: string): RegExp {
  const folder = join(root, "widgets");
  const types = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasValue(join(folder, entry.name, `${entry.name}.schema.json`)))
    .map(({ name }) => name);
  return new RegExp(`/widgets/(${types.join("|")})/`);
}

function hasValue(file: string): boolean {
  try {
    return "value" in entries(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return false; // a folder of helpers has no schema
  }
}
