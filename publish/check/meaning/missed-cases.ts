import type { Document } from "../../documents/document.ts";
import { formatPath, isWithin, type Path } from "../../documents/position.ts";
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

/** What is asked of cases that miss. */
interface Missing {
  readonly missed: readonly MissedCase[];
  readonly wantedOf: WantedOf;
  /** Where the document does otherwise than published, where that is known. */
  readonly changed: readonly Path[] | undefined;
}

/**
 * Says of cases that miss where that is to be mended. Where it is known what was published, that is the part of the
 * condition that is another one; a condition as it was published is right, and each case has its line. Where nothing is
 * known, a condition by which several miss is wrong itself: one line says so; of one case alone either may be, and each
 * has its line.
 */
export function reportMissed(report: Report, document: Document, { missed, wantedOf, changed }: Missing): void {
  const groups = grouped(missed.map((one) => [JSON.stringify(one.by?.path ?? one.path), one]));
  for (const cases of groups.values()) {
    const [first] = cases;
    if (!first) continue;
    const { path: by = [] } = first.by ?? {};
    const other = changed?.find((place) => isWithin(place, by) || isWithin(by, place));
    const isAsPublished = changed?.length === 0;
    if ((cases.length === 1 && !other) || isAsPublished) for (const one of cases) report(document, one.path, one.said);
    if (!first.by || isAsPublished) continue;
    const places = (wanted: boolean) =>
      cases.filter(({ by }) => by?.holds === wanted).map(({ path }) => formatPath(path));
    const odd = cases.flatMap(({ by }) => by?.odd ?? []);
    const at = other && isWithin(other, by) ? other : [...by, ...culpritOf(wantedOf(by))];
    report(document, at, messages.conditionMisses(places(true), places(false), odd[0]), { at: pointed(at) });
  }
}

const culpritOf = ({ condition, wanted, paths }: ReturnType<WantedOf>): Path => culprit(condition, wanted, paths);

/** An operator is pointed at by its name, any other part by its value. */
const pointed = (path: Path): "key" | "value" =>
  typeof path.at(-1) === "string" && !["var", "when", "must"].includes(String(path.at(-1))) ? "key" : "value";
