import type { Document } from "../../documents/document.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { culprit, type WantedTruth } from "./culprit.ts";
import type { Report } from "../given/report.ts";
import { grouped } from "../memo/grouped.ts";

/** A case that comes to something else than it says. */
export interface MissedCase {
  readonly path: Path;
  readonly said: Said;
  /** The condition by which it does: whether it should hold there, and what was found where that cannot be told. */
  readonly by?: { readonly path: Path; readonly holds: boolean; readonly odd?: string | undefined } | undefined;
}

/** What is wanted of a condition by all cases that come to it. */
export type WantedOf = (path: Path) => {
  readonly condition: unknown;
  readonly wanted: readonly WantedTruth[];
  readonly paths: readonly string[];
};

/**
 * Says of cases that miss where that is to be mended. A condition by which several do is wrong itself: one line says so.
 * Where it is one case alone, either may be: each has its line.
 */
export function reportMissed(
  report: Report,
  document: Document,
  missed: readonly MissedCase[],
  wantedOf: WantedOf,
): void {
  const groups = grouped(missed.map((one) => [JSON.stringify(one.by?.path ?? one.path), one]));
  for (const cases of groups.values()) {
    const [first] = cases;
    if (!first) continue;
    if (cases.length === 1) report(document, first.path, first.said);
    if (!first.by) continue;
    const places = (wanted: boolean) =>
      cases.filter(({ by }) => by?.holds === wanted).map(({ path }) => formatPath(path));
    const odd = cases.flatMap(({ by }) => by?.odd ?? []);
    const { condition, wanted, paths } = wantedOf(first.by.path);
    const at = [...first.by.path, ...culprit(condition, wanted, paths)];
    report(document, at, messages.conditionMisses(places(true), places(false), odd[0]), { at: pointed(at) });
  }
}

/** An operator is pointed at by its name, any other part by its value. */
const pointed = (path: Path): "key" | "value" =>
  typeof path.at(-1) === "string" && !["var", "when", "must"].includes(String(path.at(-1))) ? "key" : "value";
