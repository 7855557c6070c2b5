import { formatPath } from "../../documents/position.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { schemedValues } from "../given/brand-schema.ts";
import { brandPathsRead, readers } from "../given/brand-uses.ts";
import { tellLacking } from "./lacking.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/**
 * Groups whose values something must read: what documents read, and what code does. The rest is arranged, not read by
 * its name.
 */
const groups = ["claims", "flags", "constants", "lists", "support"];
const codeGroups = ["theme", "routes", "api"];

/** A value that nobody reads promises what does not happen; one that code reads is in every brand. */
export const checkBrandValues: Check = ({ project, source, report }) => {
  const { base } = project;
  if (!base) return;
  const isRead = readers(project.whole(brandPathsRead), source);
  // Documents without code beside them, as the tests of checks have them, say nothing about what code reads.
  const read = source.brand.length > 0 ? [...groups, ...codeGroups] : groups;
  const said = new Set<string>();
  for (const document of [base, ...project.listed("brand")])
    for (const path of leaves(document.data, read)) {
      const value = formatPath(path);
      if (said.has(value)) continue;
      said.add(value);
      if (!isRead(path.join("."))) report(document, path, messages.brandDead(), { at: "key" });
    }
  const named = valuesNamed(project);
  for (const path of new Set(source.brand.map((use) => use.path).filter(named)))
    tellLacking({ project, report }, path.split("."));
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

/**
 * Whether the schema of brands names a value that none may lack: code has other things that bear the name of a group.
 */
function valuesNamed(project: Project): (path: string) => boolean {
  const named = schemedValues(project).filter(({ says }) => says.optional !== true);
  const paths = new Set(named.map(({ path }) => path.join(".")));
  return (path) => paths.has(path);
}
