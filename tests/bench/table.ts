import { type Measure, measures, type Sample } from "./measure.ts";

/** One line of the result: medians, the median of how many times the floor ours took in a round, and the target. */
export interface Line {
  readonly name: string;
  readonly ours: number;
  readonly floor: number;
  readonly ratio: number;
  /** What `value` must not exceed; absent, there is no target. */
  readonly target?: number;
  /** What is held against the target: the ratio, or ours itself. */
  readonly value: number;
  readonly unit: "ms" | "MB" | "kB" | "renders" | "times";
}

/** The most that ours may take, in times of the floor. */
const targets: Partial<Record<Measure, number>> = {
  "mount 30": 1.25,
  "mount 300": 1.25,
  "key 30": 1.1,
  "key 300": 1.1,
  "submit 30": 1.3,
  "submit 300": 1.3,
  "cards 500": 1.25,
};

/** How much slower a key may be at 300 fields than at 30 before it counts as not flat. */
const flat = 1.25;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The table of a run. `bytes` are gzip bytes: ours and React alone. */
export function lines(
  ours: readonly Sample[],
  floor: readonly Sample[],
  bytes: Readonly<Record<"ours" | "floor" | "react", number>>,
): Line[] {
  const of = (samples: readonly Sample[], name: Measure) => median(samples.map((one) => one[name]));
  const measured = measures.map((name): Line => {
    const [a, b] = [of(ours, name), of(floor, name)];
    const unit = name === "heap" ? "MB" : name === "renders" ? "renders" : "ms";
    const ratio = median(ours.map((one, round) => one[name] / (floor[round]?.[name] ?? 0)));
    const line = { name, ours: a, floor: b, ratio, unit } as const;
    if (name === "renders") return { ...line, target: 1, value: a };
    return { ...line, target: targets[name], value: ratio };
  });
  const growth = (samples: readonly Sample[]) => median(samples.map((one) => one["key 300"] / one["key 30"]));
  const [grows, floorGrows] = [growth(ours), growth(floor)];
  const added = (count: number) => (count - bytes.react) / 1000;
  return [
    {
      name: "bytes over React",
      ours: added(bytes.ours),
      floor: added(bytes.floor),
      ratio: added(bytes.ours) / added(bytes.floor),
      target: 30,
      value: added(bytes.ours),
      unit: "kB",
    },
    ...measured,
    {
      name: "key 300 / key 30",
      ours: grows,
      floor: floorGrows,
      ratio: grows / floorGrows,
      target: flat,
      value: grows / floorGrows,
      unit: "times",
    },
  ];
}

export const missed = ({ target, value }: Line): boolean => target !== undefined && value > target;

/** The lines as text, with what is missed said so. */
export function print(all: readonly Line[]): string {
  const digits = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
  const rows = all.map((line) => [
    line.name,
    `${digits(line.ours)} ${line.unit}`,
    `${digits(line.floor)} ${line.unit}`,
    `${line.ratio.toFixed(2)} ×`,
    line.target === undefined ? "" : `≤ ${line.target}${line.value === line.ratio ? " ×" : ` ${line.unit}`}`,
    line.target === undefined ? "" : missed(line) ? "MISSED" : "held",
  ]);
  const table = [["measure", "ours", "hand-written", "ratio", "target", ""], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join("   "),
    )
    .join("\n");
}
