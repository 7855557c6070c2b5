import type { Browser } from "@playwright/test";
import type { Row } from "./row.ts";
import { measureStart, type Profile, type Start } from "./start-up.ts";

const profiles: readonly { name: string; profile: Profile; painted: number; usable?: number }[] = [
  {
    name: "CPU ÷ 4, 562 ms, 1.44 Mbps",
    profile: { slowness: 4, latency: 562, rate: 1_440_000 },
    painted: 1000,
    usable: 2800,
  },
  { name: "CPU ÷ 4, 400 ms, 400 kbps", profile: { slowness: 4, latency: 400, rate: 400_000 }, painted: 1500 },
];

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** How quickly the login starts on slow devices and lines: medians of several fresh visits, in ms. */
export async function timings(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, profile, painted, usable } of profiles) {
    const starts: Start[] = [];
    for (let run = 0; run < runs; run++) starts.push(await measureStart(browser, url, profile));
    const of = (measure: keyof Start) => median(starts.map((start) => start[measure]));
    rows.push(
      { name: `${name}: largest paint`, value: of("painted"), limit: painted, unit: "ms" },
      { name: `${name}: usable`, value: of("usable"), limit: usable, unit: "ms" },
      { name: `${name}: layout shift`, value: of("shift"), limit: 0, unit: "shift" },
    );
  }
  return rows;
}
