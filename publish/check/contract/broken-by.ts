import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import type { Path } from "../../documents/position.ts";
import { nearest } from "../../faults/nearest.ts";
import { listed, quoted } from "../../faults/say.ts";

/** A difference from what was published. */
export interface Break {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
  /** The right name of a field that is there under another one. */
  readonly meant?: string;
  /** The shape that is another one, what was published of it, and of which of its words alone that is told. */
  readonly of: { readonly path: Path; readonly was: unknown; readonly word?: string };
}

/** A difference, as the shape in which it is tells it. */
type Told = Omit<Break, "of"> & { readonly word: string };

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
  const of = { path, was };
  const [typeWas, typeIs] = [typeOf(was), typeOf(is)];
  const [entity, other] = [entityOf(was), entityOf(is)];
  if (entity !== undefined && other !== undefined && entity !== other)
    return [{ path: [...path, "$ref"], expected: typeWas, found: typeIs, of }];
  if (typeWas !== typeIs) return [{ path, expected: typeWas, found: typeIs, of }];
  const words = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((word) => !apart.includes(word));
  const told: readonly Told[] = [
    ...words
      .filter((word) => canonical(was[word]) !== canonical(is[word]))
      .map((word) => ({
        word: ours(word),
        path: [...path, ...(is[word] === undefined ? [] : [ours(word)])],
        expected: said(word, was[word]),
        found: said(word, is[word]),
      })),
    ...listBroken(was.enum, is.enum, path),
    ...namesBroken(was, is, path),
  ];
  return [
    ...told.map(({ word, ...one }) => ({ ...one, of: { ...of, word } })),
    ...fieldsBroken(was, is, path),
    ...(isEntries(was.items) || isEntries(is.items) ? brokenBy(was.items, is.items, [...path, "items"]) : []),
  ];
}

/** The values of a list, in any order. */
function listBroken(was: unknown, is: unknown, path: Path): readonly Told[] {
  const word = "enum";
  if (was === undefined && is === undefined) return [];
  if (is === undefined) return [{ word, path, expected: said(word, was), found: "any value" }];
  const at = [...path, word];
  if (was === undefined) return [{ word, path: at, expected: "any value", found: "a list" }];
  const without = (all: unknown, some: unknown) => elements(all).filter((one) => !elements(some).includes(one));
  const [lost, added] = [without(was, is), without(is, was)];
  return [
    ...(lost.length > 0 ? [{ word, path: at, expected: `${quoted(lost)} too`, found: "none" }] : []),
    ...(added.length > 0 ? [{ word, path: at, expected: `no ${quoted(added)}`, found: "it in the list" }] : []),
  ];
}

/** Fields that are there as before, and are others. */
function fieldsBroken(was: Entries, is: Entries, path: Path): readonly Break[] {
  const has = entries(is.properties);
  return Object.entries(entries(was.properties)).flatMap(([name, field]) =>
    has[name] === undefined ? [] : brokenBy(field, has[name], [...path, "properties", name]),
  );
}

/** Fields that are gone, and those that may be left out by now or no longer. */
function namesBroken(was: Entries, is: Entries, path: Path): readonly Told[] {
  const [had, has] = [entries(was.properties), entries(is.properties)];
  const fresh = Object.keys(has).filter((name) => had[name] === undefined);
  const gone = Object.keys(had).filter((name) => has[name] === undefined);
  const renamed = gone.flatMap((name) => {
    const other = nearest(name, fresh);
    return other === undefined || nearest(other, gone) !== name ? [] : [{ name, other }];
  });
  const lost = gone.filter((name) => renamed.every((one) => one.name !== name));
  const needed = elements(was.required);
  const needs = elements(is.required).map((name) => meantIn(name, needed, has));
  // Of a name that no field has `fields.ts` tells.
  const newly = needs.filter((name) => !needed.includes(name) && has[String(name)] !== undefined);
  const nolonger = needed.filter((name) => !needs.includes(name) && has[String(name)] !== undefined);
  return [
    ...renamed.map(({ name, other }) => ({
      word: "properties",
      path: [...path, "properties", other],
      expected: `a field "${name}"`,
      found: quoted(other),
      meant: name,
    })),
    ...(lost.length > 0
      ? [
          {
            word: "properties",
            path: [...path, ...(is.properties === undefined ? [] : ["properties"])],
            expected: lost.length === 1 ? `a field ${listed(lost)}` : `fields ${listed(lost)}`,
            found: "none",
          },
        ]
      : []),
    ...(newly.length > 0
      ? [
          {
            word: "required",
            path: [...path, "required"],
            expected: `that ${listed(newly)} may be left out`,
            found: "it required",
          },
        ]
      : []),
    ...(nolonger.length > 0
      ? [
          {
            word: "required",
            path: [...path, ...(is.required === undefined ? [] : ["required"])],
            expected: `${listed(nolonger)} required`,
            found: "that it may be left out",
          },
        ]
      : []),
  ];
}

/** A name that is required; of one that no field has, the field that was required before and is spelt most like it. */
function meantIn(name: unknown, needed: readonly unknown[], has: Entries): unknown {
  if (typeof name !== "string" || name in has) return name;
  const known = needed.filter((other) => typeof other === "string").filter((other) => other in has);
  return nearest(name, known) ?? name;
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
