import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import type { Path } from "../../documents/position.ts";
import { quoted } from "../../faults/say.ts";

/** A difference from what was published. */
export interface Break {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
  /** The entity that stood where another one stands. */
  readonly entity?: string;
}

/** What a shape says for people alone. */
const prose = ["description", "examples"];
/** What is compared by itself, not as a word. */
const apart = [...prose, "type", "$ref", "pattern", "enum", "properties", "required", "items"];

/**
 * What of a shape is not as published, whichever way: who takes less refuses what was promised, who sends more sends
 * what nobody was told of. Only a field that is added, and may be left out, is no difference.
 */
export function brokenBy(published: unknown, now: unknown, path: Path = []): readonly Break[] {
  const [was, is] = [entries(published), entries(now)];
  const [typeWas, typeIs] = [typeOf(was), typeOf(is)];
  const [entity, other] = [entityOf(was), entityOf(is)];
  if (entity !== undefined && other !== undefined && entity !== other)
    return [{ path: [...path, "$ref"], expected: typeWas, found: typeIs, entity }];
  if (typeWas !== typeIs) return [{ path, expected: typeWas, found: typeIs }];
  const words = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((word) => !apart.includes(word));
  return [
    ...words
      .filter((word) => canonical(was[word]) !== canonical(is[word]))
      .map((word) => ({
        path: [...path, ...(is[word] === undefined ? [] : [ours(word)])],
        expected: said(word, was[word]),
        found: said(word, is[word]),
      })),
    ...listBroken(was.enum, is.enum, path),
    ...fieldsBroken(was, is, path),
    ...(isEntries(was.items) || isEntries(is.items) ? brokenBy(was.items, is.items, [...path, "items"]) : []),
  ];
}

/** The values of a list, in any order. */
function listBroken(was: unknown, is: unknown, path: Path): readonly Break[] {
  if (was === undefined && is === undefined) return [];
  if (is === undefined) return [{ path, expected: said("enum", was), found: "any value" }];
  const at = [...path, "enum"];
  if (was === undefined) return [{ path: at, expected: "any value", found: "a list" }];
  const without = (all: unknown, some: unknown) => elements(all).filter((one) => !elements(some).includes(one));
  const [lost, added] = [without(was, is), without(is, was)];
  return [
    ...(lost.length > 0 ? [{ path: at, expected: `${quoted(lost)} too`, found: "none" }] : []),
    ...(added.length > 0 ? [{ path: at, expected: `no ${quoted(added)}`, found: "it in the list" }] : []),
  ];
}

function fieldsBroken(was: Entries, is: Entries, path: Path): readonly Break[] {
  const [had, has] = [entries(was.properties), entries(is.properties)];
  const changed = Object.entries(had).flatMap(([name, field]) =>
    has[name] === undefined
      ? [{ path: [...path, "properties"], expected: `a field "${name}"`, found: "none" }]
      : brokenBy(field, has[name], [...path, "properties", name]),
  );
  const [needed, needs] = [elements(was.required), elements(is.required)];
  const newly = needs.filter((name) => !needed.includes(name));
  const nolonger = needed.filter((name) => !needs.includes(name) && has[String(name)] !== undefined);
  return [
    ...changed,
    ...newly.map((name) => ({
      path: [...path, "required"],
      expected: `that "${String(name)}" may be left out`,
      found: "it required",
    })),
    ...nolonger.map((name) => ({
      path: [...path, ...(is.required === undefined ? [] : ["required"])],
      expected: `"${String(name)}" required`,
      found: "that it may be left out",
    })),
  ];
}

/** How a value goes over the wire. */
function typeOf(shape: Entries): string {
  const { type, pattern } = shape;
  const entity = entityOf(shape);
  if (entity !== undefined) return `an entity ${entity}`;
  const types = elements([type].flat()).map(String).sort().join(" or ");
  return `${types === "" ? "anything" : types}${typeof pattern === "string" ? ` like ${pattern}` : ""}`;
}

const entityOf = ({ $ref }: Entries): string | undefined =>
  typeof $ref === "string" ? $ref.split("/").at(-1) : undefined;

/** A word as documents say it: what OpenAPI has no word for stands there as `x-…`. */
const ours = (word: string): string => word.replace(/^x-/, "");

function said(word: string, value: unknown): string {
  if (value === undefined) return `no "${ours(word)}"`;
  const naira = word !== ours(word) && word !== "x-unit";
  return `"${ours(word)}": ${naira ? `${elements([value].flat()).join(", ")} naira` : quoted(value)}`;
}
