import type { Grammar } from "../../engine/grammar.ts";
import type { Pack } from "../../engine/published.ts";
import { referencesOf } from "../documents/references-of.ts";

/** A document as it is written. */
export interface Written {
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
}

/** Kinds that come along with what names them; the others come when they are opened. */
const along = ["part", "rule", "decision", "call"];

/** A screen with the documents it names, directly or through one another; its dialogs come when they open. */
export function closureOf(
  screen: Written,
  find: (kind: string, id: string) => unknown,
  grammar?: Grammar,
): readonly Written[] {
  const found = new Map([[`screen ${screen.id}`, screen]]);
  // A map gives what is added to it while it is walked.
  for (const { kind, data } of found.values())
    for (const { to, name } of referencesOf(kind, data, grammar)) {
      const id = String(name);
      const named = along.includes(to) ? find(to, id) : undefined;
      if (named && !found.has(`${to} ${id}`)) found.set(`${to} ${id}`, { kind: to, id, data: named });
    }
  return [...found.values()];
}

/** The published form of what comes along; parts are in place already. */
export function packOf(written: readonly Written[], { rules, decisions, calls }: Pack): Pack {
  const idsOf = (kind: Written["kind"]) => written.filter((found) => found.kind === kind).map(({ id }) => id);
  return {
    rules: picked(idsOf("rule"), rules),
    decisions: picked(idsOf("decision"), decisions),
    calls: picked(idsOf("call"), calls),
  };
}

function picked<T>(ids: readonly string[], all: Readonly<Record<string, T>> = {}): Readonly<Record<string, T>> {
  const some: Record<string, T> = {};
  for (const id of ids) {
    const found = all[id];
    if (found !== undefined) some[id] = found;
  }
  return some;
}
