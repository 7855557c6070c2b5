import type { Document } from "../../documents/document.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import type { Report } from "../given/report.ts";
import { grouped } from "../memo/grouped.ts";

/** A case that comes to something else than it says. */
export interface MissedCase {
  readonly path: Path;
  readonly said: Said;
  /** The condition by which it does: whether it should hold there, and what was found where that cannot be told. */
  readonly by?: { readonly path: Path; readonly holds: boolean; readonly odd?: string | undefined } | undefined;
}

/**
 * Says of cases that miss where that is to be mended. A condition by which several do is wrong itself: one line says so.
 * Where it is one case alone, either may be: each has its line.
 */
export function reportMissed(report: Report, document: Document, missed: readonly MissedCase[]): void {
  const groups = grouped(missed.map((one) => [JSON.stringify(one.by?.path ?? one.path), one]));
  for (const cases of groups.values()) {
    const [first] = cases;
    if (!first) continue;
    if (cases.length === 1) report(document, first.path, first.said);
    if (!first.by) continue;
    const places = (wanted: boolean) =>
      cases.filter(({ by }) => by?.holds === wanted).map(({ path }) => formatPath(path));
    const odd = cases.flatMap(({ by }) => by?.odd ?? []);
    report(document, first.by.path, messages.conditionMisses(places(true), places(false), odd[0]));
  }
}
