import { median } from "./median.ts";
import { type Measure, measures, type Sample } from "./measure.ts";

/** The samples of everything that was measured, by its name, round by round. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** How many times the floor it took: the median over the rounds, and the least and most of them. */
interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** What one peer came to in one measure. */
interface Result {
  readonly peer: string;
  readonly value: number;
  readonly ratio: Ratio;
}

/** One line of the table. */
export interface Line {
  readonly measure: Measure;
  readonly floor: number;
  readonly results: readonly Result[];
}

/** The most that the engine may take, in times of the floor. */
const targets: Readonly<Partial<Record<Measure, number>>> = {
  start: 1.15,
  "mount 30": 1.25,
  "mount 300": 1.25,
  "key 30": 1.1,
  "key 300": 1.1,
  "submit 30": 1.3,
  "submit 300": 1.3,
  "cards 500": 1.1,
  "one card": 1.1,
  renders: 1,
};

/** What everything is measured against. */
export const floorName = "hand-written";

const valuesOf = (samples: readonly Sample[], measure: Measure): number[] =>
  samples.flatMap((sample) => sample[measure] ?? []);

function resultOf(peer: string, samples: readonly Sample[], floor: readonly Sample[], measure: Measure): Result[] {
  // Pairs: what the two took in the same round, one after the other.
  const ratios = samples.flatMap((sample, round) => {
    const [mine, least] = [sample[measure], floor[round]?.[measure]];
    return mine === undefined || !least ? [] : [mine / least];
  });
  if (ratios.length === 0) return [];
  const ratio = { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
  return [{ peer, value: median(valuesOf(samples, measure)), ratio }];
}

/** The lines of a run: every peer beside the floor. */
export function lines(samples: Samples): Line[] {
  const floor = samples.get(floorName) ?? [];
  const peers = [...samples].filter(([peer]) => peer !== floorName);
  return measures
    .filter((measure) => valuesOf(floor, measure).length > 0)
    .map((measure) => ({
      measure,
      floor: median(valuesOf(floor, measure)),
      results: peers.flatMap(([peer, taken]) => resultOf(peer, taken, floor, measure)),
    }));
}

/** What the engine misses in a line: its target, or being ahead of every other engine. */
export function misses(
  { measure, results }: Line,
  own = "engine",
  others: readonly string[] = ["json-render"],
): string[] {
  const ratioOf = (name: string) => results.find(({ peer }) => peer === name)?.ratio.median;
  const mine = ratioOf(own);
  const target = targets[measure];
  if (mine === undefined || target === undefined) return [];
  return [
    ...(mine > target ? [`over ${target}`] : []),
    ...others.filter((other) => (ratioOf(other) ?? mine) < mine).map((other) => `behind ${other}`),
  ];
}

const unitOf = (measure: Measure) => (measure === "heap 300" ? " MB" : measure === "renders" ? "" : " ms");
const rounded = (value: number) => value.toFixed(2);

/** The lines as text: the floor, then every peer's value, median ratio and the range of its ratios. */
export function print(all: readonly Line[]): string {
  const peers = all[0]?.results.map(({ peer }) => peer) ?? [];
  const rows = all.map((line) => [
    line.measure,
    `${rounded(line.floor)}${unitOf(line.measure)}`,
    ...peers.map((name) => {
      const found = line.results.find(({ peer }) => peer === name);
      if (!found) return "";
      const { median: middle, least, most } = found.ratio;
      return `${rounded(found.value)}  ${rounded(middle)} × (${rounded(least)}–${rounded(most)})`;
    }),
    targets[line.measure] === undefined ? "" : `≤ ${targets[line.measure]}`,
    misses(line).join(", "),
  ]);
  const table = [["measure", floorName, ...peers, "wanted", ""], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join("   ")
        .trimEnd(),
    )
    .join("\n");
}
