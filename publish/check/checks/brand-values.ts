import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatPath } from "../../documents/position.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { brandUses, reads } from "../given/brand-uses.ts";
import type { Check } from "../given/checking.ts";

/** Groups whose values something must read: what documents read, and what code does. The rest is arranged, not read by its name. */
const groups = ["claims", "flags", "constants", "lists", "support"];
const codeGroups = ["theme", "routes", "api"];

/** A value that nobody reads promises what does not happen; one that code reads is in every brand. */
export const checkBrandValues: Check = ({ project, source, report }) => {
  const { base } = project;
  if (!base) return;
  const uses = brandUses(project, source);
  // Documents without code beside them, as the tests of checks have them, say nothing about what code reads.
  const read = source.brand.length > 0 ? [...groups, ...codeGroups] : groups;
  const said = new Set<string>();
  for (const document of [base, ...project.documents.filter(({ kind }) => kind === "brand")])
    for (const path of leaves(document.data, read)) {
      const value = formatPath(path);
      if (said.has(value)) continue;
      said.add(value);
      if (!uses.some((use) => reads(use, path.join(".")))) report(document, path, messages.brandDead(), { at: "key" });
    }
  for (const { business, channel, value } of project.brands)
    for (const [flag, other] of needs(project.root)) {
      const flags = entries(value.flags);
      if (flags[flag] === true && flags[other] !== true)
        report(base, ["flags", flag], messages.flagNeeds(`${business}-${channel}`, flag, other), { at: "key" });
    }
  const named = valuesNamed(project.root);
  for (const path of new Set(source.brand.map((use) => use.path).filter(named))) {
    const lacking = project.brands.find(({ value }) => at(value, path.split(".")) === undefined);
    if (lacking) report(base, [], messages.brandIncomplete(`${lacking.business}-${lacking.channel}`, path));
  }
};

/** Every value of the groups: a list counts as one, and so does what is kept by a code. */
function* leaves(data: unknown, groups: readonly string[]): Generator<readonly string[]> {
  for (const group of groups)
    for (const [name, value] of Object.entries(entries(entries(data)[group]))) yield* inside([group, name], value);
}

function* inside(path: readonly string[], value: unknown): Generator<readonly string[]> {
  const names = isEntries(value) ? Object.entries(value) : [];
  if (names.length === 0 || path[0] === "lists") yield path;
  else for (const [name, inner] of names) yield* inside([...path, name], inner);
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isEntries(found) ? found[key] : undefined), value);

function schemaOf(root: string): unknown {
  const file = join(root, "schemas/brand.schema.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Each flag with one that it needs, as the schema says. */
const needs = (root: string): readonly (readonly [string, string])[] =>
  Object.entries(entries(at(schemaOf(root), ["properties", "flags", "properties"]))).flatMap(([flag, said]) => {
    const { needs: others } = entries(said);
    return Array.isArray(others) ? others.map((other) => [flag, String(other)] as const) : [];
  });

/** Whether the schema of brands names a value that none may lack: code has other things that bear the name of a group. */
function valuesNamed(root: string): (path: string) => boolean {
  const schema = schemaOf(root);
  return (path) => {
    const found = at(
      schema,
      path.split(".").flatMap((word) => ["properties", word]),
    );
    return isEntries(found) && found.optional !== true;
  };
}
