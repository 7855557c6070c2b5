import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";

/** A difference that breaks whoever was built to what was published. */
export interface Break {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/**
 * What of a shape breaks whoever was built to the published one: a field that is gone, is of another type or wire, or
 * takes less; a field that is newly required. A field that is added breaks nobody.
 */
export function brokenBy(published: unknown, now: unknown, path: Path = []): readonly Break[] {
  const [was, is] = [entries(published), entries(now)];
  const [typeWas, typeIs] = [typeOf(was), typeOf(is)];
  if (typeWas !== typeIs) return [{ path, expected: typeWas, found: typeIs }];
  const lost = elements(was.enum).filter((one) => is.enum !== undefined && !elements(is.enum).includes(one));
  const newlyListed = was.enum === undefined && is.enum !== undefined;
  return [
    ...(lost.length > 0 ? [{ path: [...path, "enum"], expected: `${JSON.stringify(lost)} too`, found: "none" }] : []),
    ...(newlyListed ? [{ path: [...path, "enum"], expected: "any value", found: "a list" }] : []),
    ...fieldsBroken(was, is, path),
    ...(isEntries(was.items) ? brokenBy(was.items, is.items, [...path, "items"]) : []),
  ];
}

function fieldsBroken(was: Entries, is: Entries, path: Path): readonly Break[] {
  const [had, has] = [entries(was.properties), entries(is.properties)];
  const changed = Object.entries(had).flatMap(([name, field]) =>
    has[name] === undefined
      ? [{ path: [...path, "properties"], expected: `a field "${name}"`, found: "none" }]
      : brokenBy(field, has[name], [...path, "properties", name]),
  );
  const required = elements(is.required).filter((name) => !elements(was.required).includes(name));
  return [
    ...changed,
    ...required.map((name) => ({
      path: [...path, "required"],
      expected: `that "${String(name)}" may be left out`,
      found: "it required",
    })),
  ];
}

/** How a value goes over the wire. */
function typeOf({ $ref, type, pattern }: Entries): string {
  if (typeof $ref === "string") return `an entity ${$ref.split("/").at(-1)}`;
  const types = elements([type].flat()).map(String).sort().join(" or ");
  return `${types === "" ? "anything" : types}${typeof pattern === "string" ? ` like ${pattern}` : ""}`;
}
