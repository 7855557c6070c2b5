import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { type Entries, entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { type Given, known } from "../meaning/known.ts";

/**
 * Something that a document does or says there, as a verb and what it concerns: `call` a call, `ask` a capability,
 * `hand` a text to a dialog's param, `show` a value of the brand, `say` a text (and with the context that the brand
 * decides), `tick` a mark of a node beforehand, `begin` a rule's field with true.
 */
export interface Deed {
  readonly what: string;
  readonly document: Document;
  readonly path: Path;
  /** The values of the brand in the conditions around it, the nearest first. */
  readonly by: readonly string[];
}

/** Deeds by their words. */
export type DeedsByWord = ReadonlyMap<string, readonly Deed[]>;

/** Where deeds are noted. */
interface Noting {
  readonly given: Given;
  readonly document: Document;
  readonly deeds: Deed[];
  readonly by: readonly string[];
}

/** Notes what a place does. */
export const done = (what: string, path: Path, { deeds, document, by }: Noting): void =>
  void deeds.push({ what, document, path, by });

/** Notes what a node tells whoever looks at it: texts, values of the brand, and what it ticks beforehand. */
export function told({ props, use, with: handed }: Entries, path: Path, around: Noting): void {
  const { checked } = entries(props);
  if (isEntries(checked) ? known(checked.$, around.given) === true : checked === true) done("tick", path, around);
  if (typeof use === "string") handedOn(use, handed, path, around);
  said(props, [...path, "props"], around);
  said(handed, [...path, "with"], around);
}

/** Notes the texts that a part or dialog is handed, as they stand there. */
export function handedOn(to: string, handed: unknown, path: Path, around: Noting): void {
  for (const [param, value] of Object.entries(entries(handed)))
    if (typeof value === "string") done(`hand ${to}.${param} ${value}`, path, around);
}

function said(value: unknown, path: Path, around: Noting): void {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) said(one, [...path, at], around);
  if (!isEntries(value)) return;
  const { $, $t, args } = value;
  for (const name of brandIn($)) done(`show ${name}`, path, around);
  if (typeof $t === "string") {
    done(`say ${$t}`, path, around);
    const context = known(entries(entries(args).context).$, around.given);
    if (typeof context === "string") done(`say ${$t}_${context}`, path, around);
  }
  for (const [key, inner] of Object.entries(value)) said(inner, [...path, key], around);
}

/** Notes a field that begins with something else than nothing. */
export function begun({ rule, start }: Entries, path: Path, around: Noting): void {
  const value = isEntries(start) ? known(start.$, around.given) : start;
  if (value === true) done(`begin ${String(rule)}`, [...path, "start"], around);
}

/** The paths that an expression reads; none where there is none. */
export const pathsIn = (expression: unknown): readonly string[] =>
  expression === undefined ? [] : variablesOf(expression).flatMap(({ name, scoped }) => (scoped ? [] : [name]));

/** The values of the brand that an expression reads. */
export const brandIn = (expression: unknown): readonly string[] =>
  pathsIn(expression).flatMap((name) => (name.startsWith("brand.") ? [name.slice("brand.".length)] : []));
