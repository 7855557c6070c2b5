import { findNodeAtLocation } from "jsonc-parser";
import { decide } from "../../../engine/evaluate.ts";
import type { PublishedDecision } from "../../../engine/published.ts";
import type { Document } from "../../documents/document.ts";
import { type Entries, elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { saidBy } from "../../documents/said-by.ts";

/** A usual value that cases miss with, and the values in its place with which none does. */
interface OddUsual {
  readonly path: Path;
  readonly found: unknown;
  readonly meant: readonly unknown[];
}

/** How cases are tried with another usual value. */
interface Trying {
  /** The values that a name may have. */
  readonly known: (name: string) => readonly unknown[];
  /** Whether the case at a place comes to what it says, given these values. */
  readonly holds: (index: number, given: Entries) => boolean;
}

/**
 * The usual value that is the one mistake where many cases miss: another one, which is known or given, brings every case
 * to what it says. Undefined where there is none.
 */
export function oddUsual(document: Document, { known, holds }: Trying): OddUsual | undefined {
  const { cases, usual } = entries(document.data);
  const tried = elements(cases).map((one, index) => ({
    values: entries(entries(one).given),
    gives: (name: string) => findNodeAtLocation(document.tree, ["cases", index, "given", name]) !== undefined,
  }));
  for (const [name, found] of Object.entries(entries(usual))) {
    const given = tried.filter(({ gives }) => gives(name)).map(({ values }) => values[name]);
    const others = new Set([...known(name), ...given]);
    others.delete(found);
    const meant = [...others].filter((value) =>
      tried.every(({ values, gives }, index) => holds(index, gives(name) ? values : { ...values, [name]: value })),
    );
    if (meant.length > 0) return { path: ["usual", name], found, meant };
  }
  return undefined;
}

/** The usual input of a decision that is the one mistake: a value of it that is declared, or compared, is right. */
export function oddInput(document: Document, compiled: PublishedDecision): OddUsual | undefined {
  const cases = elements(entries(document.data).cases);
  return oddUsual(document, {
    known: (name) => known(document, name),
    holds: (index, given) => decide(compiled, given).row === entries(cases[index]).row,
  });
}

/** The values that an input is declared to have, and what conditions may compare it with. */
function known(document: Document, name: string): readonly unknown[] {
  const { inputs, rows } = saidBy("decision", document);
  const declared = entries(inputs[name]);
  if (declared.type === "boolean") return [true, false];
  const listed = [...elements(declared.enum), ...elements(declared.known)];
  return listed.length > 0 ? listed : rows.flatMap(({ when }) => plainIn(when));
}

/** The plain values in a condition. */
export function plainIn(condition: unknown): readonly unknown[] {
  if (typeof condition !== "object" || condition === null) return [condition];
  return Object.values(condition).flatMap(plainIn);
}
