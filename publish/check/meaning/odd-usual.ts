import { findNodeAtLocation } from "jsonc-parser";
import { decide } from "../../../engine/evaluate.ts";
import type { PublishedDecision } from "../../../engine/published.ts";
import type { Document } from "../../documents/document.ts";
import { type Entries, elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { saidBy } from "../../documents/said-by.ts";

/** A usual input that cases do not come to their rows with, and the values of it with which all of them do. */
interface OddUsual {
  readonly path: Path;
  readonly found: unknown;
  readonly meant: readonly unknown[];
}

/**
 * The usual input that is the one mistake where many cases miss: another value of it, which is declared, compared or
 * given, brings every case to the row that it says. Undefined where there is none.
 */
export function oddUsual(document: Document, compiled: PublishedDecision): OddUsual | undefined {
  const { cases, usual } = entries(document.data);
  const tried = elements(cases).map((one, index) => ({
    row: entries(one).row,
    values: entries(entries(one).given),
    gives: (name: string) => findNodeAtLocation(document.tree, ["cases", index, "given", name]) !== undefined,
  }));
  for (const [name, found] of Object.entries(entries(usual))) {
    const given = tried.filter(({ gives }) => gives(name)).map(({ values }) => values[name]);
    const others = new Set([...known(document, name), ...given]);
    others.delete(found);
    const meant = [...others].filter((value) =>
      tried.every(({ row, values, gives }) => {
        const whole: Entries = gives(name) ? values : { ...values, [name]: value };
        return decide(compiled, whole).row === row;
      }),
    );
    if (meant.length > 0) return { path: ["usual", name], found, meant };
  }
  return undefined;
}

/** The values that an input is declared to have, and what conditions may compare it with. */
function known(document: Document, name: string): readonly unknown[] {
  const { inputs, rows } = saidBy("decision", document);
  const declared = entries(inputs[name]);
  if (declared.type === "boolean") return [true, false];
  const listed = [...elements(declared.enum), ...elements(declared.known)];
  return listed.length > 0 ? listed : rows.flatMap(({ when }) => plainIn(when));
}

function plainIn(condition: unknown): readonly unknown[] {
  if (typeof condition !== "object" || condition === null) return [condition];
  return Object.values(condition).flatMap(plainIn);
}
