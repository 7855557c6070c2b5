import { wrongHistory } from "./history.ts";
import type { ShownFigure, ShownMoney, ShownTable } from "./read-figures.ts";

/** What a screen shows of one loan. */
export type OnScreen = readonly [screen: string, shown: ShownMoney];

/** What is wrong with the figures of one loan over several screens; nothing where each says the same. */
export function differences(screens: readonly OnScreen[]): readonly string[] {
  const wrong = screens.flatMap(([screen, shown]) => [
    ...wrongSums(screen, shown),
    ...wrongHistory(shown).map((what) => `${screen}: ${what}`),
  ]);
  return [...otherValues(screens), ...wrong];
}

/** Labels that stand for two amounts. */
function otherValues(screens: readonly OnScreen[]): readonly string[] {
  const known = new Map<string, Map<number, string>>();
  for (const [screen, { figures }] of screens)
    for (const { label, kobo } of figures) {
      const values = known.get(label) ?? new Map<number, string>();
      if (!values.has(kobo)) values.set(kobo, screen);
      known.set(label, values);
    }
  return [...known]
    .filter(([, values]) => values.size > 1)
    .map(([label, values]) => `"${label}": ${[...values].map(([kobo, at]) => `${naira(kobo)} on ${at}`).join(", ")}`);
}

/** Tables that do not add up. */
const wrongSums = (screen: string, { tables, figures }: ShownMoney): readonly string[] =>
  tables.flatMap((table) => wrongSum(table, figures).map((wrong) => `${screen}: ${wrong}`));

function wrongSum({ parts, sum }: ShownTable, figures: readonly ShownFigure[]): readonly string[] {
  const all = parts.reduce((total, { kobo }) => total + kobo, 0);
  if (sum) {
    // What was applied for stands above what was paid out, with which the sum begins.
    const rest = all - (parts[0]?.kobo ?? 0);
    const from = parts.length > 2 ? [all, rest] : [all];
    return from.includes(sum.kobo) ? [] : [`"${sum.label}" is ${naira(sum.kobo)}, its parts come to ${naira(all)}`];
  }
  const numbered = new Set(parts.map(({ label }) => label.replaceAll(/\d+/g, "#")));
  if (parts.length < 2 || numbered.size > 1) return [];
  return figures.some(({ kobo }) => kobo === all)
    ? []
    : [`${naira(all)} in all of ${[...numbered].join()} stands nowhere`];
}

const naira = (kobo: number): string => `₦${kobo / 100}`;
