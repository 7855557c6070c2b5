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

/** Where a pack holds what comes along. */
const groups = { rule: "rules", decision: "decisions", call: "calls" } as const;

/** The published form of what comes along; parts are in place already. */
export function packOf(written: readonly Written[], shared: Pack): Pack {
  const pick = (kind: keyof typeof groups) => {
    const ids = written.filter((found) => found.kind === kind).map(({ id }) => [id, shared[groups[kind]]?.[id]]);
    return Object.fromEntries(ids);
  };
  return { rules: pick("rule"), decisions: pick("decision"), calls: pick("call") };
}
