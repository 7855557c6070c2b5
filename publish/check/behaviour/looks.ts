import type { Document } from "../../documents/document.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Fact } from "./fact.ts";

/**
 * What a node says without its looks: without each prop that its widget's schema marks `look`, where it is written out.
 * What such a prop is worked out from tells a borrower something.
 * @param shape the schema of what is said.
 */
export function withoutLooks(shape: unknown, said: unknown): unknown {
  const { look, items, properties } = entries(shape);
  if (Array.isArray(said)) return said.map((one) => withoutLooks(items, one));
  if (!isEntries(said)) return look === true ? undefined : said;
  if ("$each" in said) return { ...said, give: withoutLooks(items, said.give) };
  const kept = Object.entries(said).flatMap(([name, value]) => {
    const left = withoutLooks(entries(properties)[name], value);
    return left === undefined ? [] : [[name, left] as const];
  });
  return Object.fromEntries(kept);
}

/**
 * Of each prop of a widget that takes one of a list, or yes or no, whether it is a look: one of which that is otherwise
 * would be otherwise in all documents that say it.
 */
export function looksOf({ data }: Document): readonly Fact[] {
  const props = entries(entries(data).props);
  return inside(props, ["props"], []);
}

function inside(shape: unknown, path: Path, names: readonly string[]): readonly Fact[] {
  return Object.entries(entries(entries(shape).properties)).flatMap(([name, prop]): readonly Fact[] => {
    const { look, items } = entries(prop);
    const [at, named] = [
      [...path, "properties", name],
      [...names, name],
    ];
    const own = { label: `looks.${named.join(".")}`, depth: 0, path: at, does: look === true ? { look } : {} };
    return [...(mayBeLook(prop) ? [own] : []), ...inside(prop, at, named), ...inside(items, [...at, "items"], named)];
  });
}

/** Whether what a prop takes is known beforehand: words and figures are never a look. */
export function mayBeLook(prop: unknown): boolean {
  const { enum: list, $ref, type } = entries(prop);
  return list !== undefined || $ref !== undefined || type === "boolean";
}
