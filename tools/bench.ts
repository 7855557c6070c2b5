import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { benchBundle } from "../tests/bench/bundle.ts";
import { launch, parts, type Sample } from "../tests/bench/measure.ts";
import { lines, missed, print } from "../tests/bench/table.ts";

// Measures the engine beside the same work written by hand: one run, interleaved, a fresh page for each sample.
const { values } = parseArgs({ options: { samples: { type: "string", default: "9" } } });
const count = Number(values.samples);
if (!Number.isInteger(count) || count < 1) {
  console.error("--samples must be a whole number of at least 1.");
  process.exit(1);
}

const [ours, floor, react, texts] = await Promise.all([
  benchBundle("engine"),
  benchBundle("hand-written"),
  benchBundle("react-only"),
  benchBundle("i18next-only"),
]);
const size = (code: string) => gzipSync(code, { level: 9 }).length;
const browser = await launch();
const samples: Record<"ours" | "floor", Sample[]> = { ours: [], floor: [] };
try {
  // The first round warms the machine up and does not count.
  for (let round = 0; round <= count; round++) {
    const taken = { ours: {} as Sample, floor: {} as Sample };
    for (const [index, part] of parts.entries()) {
      const order = (round + index) % 2 ? (["ours", "floor"] as const) : (["floor", "ours"] as const);
      for (const peer of order) Object.assign(taken[peer], await part(browser, peer === "ours" ? ours : floor));
    }
    if (round > 0) for (const peer of ["ours", "floor"] as const) samples[peer].push(taken[peer]);
    if (process.stdout.isTTY) process.stdout.write(`\rround ${round} of ${count} `);
  }
} finally {
  await browser.close();
}
const table = lines(samples.ours, samples.floor, { ours: size(ours), floor: size(floor), react: size(react) });
console.log(`\nCPU ÷ 4, medians of ${count} samples, Chromium ${browser.version()}\n`);
console.log(print(table));
console.log(
  `\nNot in these bytes: i18next, ${(size(texts) / 1000).toFixed(1)} kB, which the app brings as its source of texts.`,
);
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.json", `${JSON.stringify({ samples, lines: table }, null, 2)}\n`);
const misses = table.filter(missed);
console.log(
  misses.length === 0 ? "\nEvery target is held." : `\nMissed: ${misses.map(({ name }) => name).join(", ")}.`,
);
if (misses.length > 0) process.exitCode = 1;
