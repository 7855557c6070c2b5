import { median } from "../median.ts";
import type { ChecksTook } from "./time-checks.ts";

/** What checks took, a line each: everything at once, then one edit of each kind of document. */
export function linesOfChecks({ command, goneOn, cold, edits }: ChecksTook): readonly string[] {
  const all = [...edits.values()].flat();
  return [
    `npm run check from start to end ${ms(median(command))} by the clock, ${ms(median(goneOn))} where the one before is gone on from (${(median(command) / median(goneOn)).toFixed(1)} times as fast); the check within a process ${ms(cold.cpu)} of processors, ${ms(cold.clock)} by the clock`,
    "one edited document, ms of processors: median, 95 of 100, worst (by the clock)",
    ...[...edits, ["all", all] as const].map(([kind, took]) => {
      const [cpu, clock] = [took.map((one) => one.cpu), took.map((one) => one.clock)];
      return `${kind.padEnd(9)} ${figures(cpu)} (${figures(clock)}), ${took.length} edits`;
    }),
  ];
}

const figures = (values: readonly number[]): string =>
  [median(values), at(values, 0.95), at(values, 1)].map((value) => Math.round(value)).join(", ");

/** The value that so many of all do not pass. */
const at = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const ms = (value: number): string => `${Math.round(value)} ms`;
