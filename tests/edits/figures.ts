import type { Effect } from "./harm/effect.ts";
import type { Named, Outcome } from "./run-edits.ts";

/** One line that leads to an edit. */
export const editLine = ({ file, line, kind, what }: Named): string => `${file}:${line} ${kind}: ${what}`;

const share = (part: number, all: number): string =>
  `${part} of ${all}${all > 0 ? ` (${((100 * part) / all).toFixed(1)} %)` : ""}`;

/** Counts by kind of edit, how well the checker answered, and what those do that it accepted. */
export function figuresOf(outcomes: readonly Outcome[]): readonly string[] {
  const kinds = [...new Set(outcomes.map(({ edit }) => edit.kind))].sort();
  const row = (name: string, of: readonly Outcome[]) =>
    [
      name.padEnd(20),
      ...(["refused", "accepted", "crashed"] as const).map((came) => `${counted(of, came)}`.padStart(9)),
    ].join("");
  const refusals = outcomes.flatMap((outcome) => (outcome.came === "refused" ? [outcome.refusal] : []));
  const typos = refusals.filter(({ suggested }) => suggested !== undefined);
  return [
    `${"".padEnd(20)}  refused accepted  crashed`,
    ...kinds.map((kind) =>
      row(
        kind,
        outcomes.filter(({ edit }) => edit.kind === kind),
      ),
    ),
    row("all", outcomes),
    `refused where it can be mended: ${share(refusals.filter(({ placed }) => placed === "there").length, refusals.length)}; by a case of the same document: ${refusals.filter(({ placed }) => placed === "by a case").length}`,
    `refused with "expected … found …" alone: ${share(refusals.filter(({ formless }) => formless.length === 0).length, refusals.length)}`,
    `typos with the right spelling: ${share(typos.filter(({ suggested }) => suggested).length, typos.length)}`,
    ...(["nothing", "something ordinary", "harm"] as const).map(
      (does) => `accepted, and does ${does}: ${share(doing(outcomes, does).length, outcomes.length)}`,
    ),
  ];
}

/** What an edit does that was accepted, and what is not as it should be in the lines that one is refused with. */
export function outcomeLines(outcome: Outcome): readonly string[] {
  const { edit, came } = outcome;
  if (came === "crashed") return [`crashed  ${editLine(edit)}\n    ${outcome.why}`];
  if (came === "accepted")
    return outcome.effect ? [`${outcome.effect.does}  ${editLine(edit)}\n    ${outcome.effect.seen}`] : [];
  const { placed, suggested } = outcome.refusal;
  const what = [...(placed === "there" ? [] : [placed]), ...(suggested === false ? ["unspelt"] : [])];
  const lines = outcome.lines.slice(0, 3).map((line) => `    ${line}`);
  return what.map((one) => [`${one}  ${editLine(edit)}`, ...lines].join("\n"));
}

const doing = (outcomes: readonly Outcome[], does: Effect["does"]) =>
  outcomes.filter((outcome) => outcome.came === "accepted" && outcome.effect?.does === does);

const counted = (outcomes: readonly Outcome[], wanted: Outcome["came"]): number =>
  outcomes.filter(({ came }) => came === wanted).length;
