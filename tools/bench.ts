import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { benchBundle } from "../tests/bench/bundle.ts";
import { linesOfChecks } from "../tests/bench/check/lines-of-checks.ts";
import { timeChecks } from "../tests/bench/check/time-checks.ts";
import { parts, type Taken } from "../tests/bench/measure.ts";
import { floorName, lines, misses, print } from "../tests/bench/table.ts";
import { launchBrowser } from "../tests/browser/launch-browser.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run bench [-- --rounds 9] [-- --beside before=/path/to/bundle.js]: the engine, json-render and any other bundle
// beside the same work written by hand: one run, taking turns, a fresh page for each sample.
const { values } = optionsOf({
  rounds: { type: "string", default: "9" },
  beside: { type: "string", multiple: true, default: [] },
});
const rounds = wholeOf("--rounds", values.rounds);

const [engine, floor, jsonRender, react, texts] = await Promise.all([
  benchBundle("engine"),
  benchBundle("hand-written"),
  benchBundle("json-render"),
  benchBundle("react-only"),
  benchBundle("i18next-only"),
]);
const peers = new Map([
  [floorName, floor],
  ["engine", engine],
  ["json-render", jsonRender],
  ...values.beside.map((given): [string, string] => {
    const [name = "", file = name] = given.split("=");
    return [name, readFileSync(file, "utf8")];
  }),
]);
const rows = new Map<string, Taken[]>([...peers.keys()].map((name) => [name, []]));
const browser = await launchBrowser();
const browserVersion = browser.version();
try {
  // The first round warms the machine up and does not count.
  for (let round = 0; round <= rounds; round++) {
    const taken = new Map<string, Taken>();
    for (const [index, part] of parts.entries()) {
      const names = [...peers.keys()];
      const first = (round + index) % names.length;
      for (const name of [...names.slice(first), ...names.slice(0, first)])
        taken.set(name, joined(taken.get(name), await part(browser, peers.get(name) ?? "")));
    }
    if (round > 0) for (const [name, sample] of taken) rows.get(name)?.push(sample);
    if (process.stdout.isTTY) process.stdout.write(`\rround ${round} of ${rounds} `);
  }
} finally {
  await browser.close();
}

console.log(`\nThe checker of documents\n${linesOfChecks(timeChecks(process.cwd(), 6)).join("\n")}`);
const samples = (of: keyof Taken) => new Map([...rows].map(([name, all]) => [name, all.map((taken) => taken[of])]));
const [thread, clock] = [lines(samples("thread")), lines(samples("clock"))];
console.log(`
Primed pages, CPU ÷ 4, Chromium ${browserVersion}; ${rounds} rounds: medians, × the hand-written as the median over the rounds (and their range)

CPU time of the main thread
${print(thread)}

By the clock
${print(clock)}`);
const size = (code: string) => gzipSync(code, { level: 9 }).length / 1000;
const over = [...peers].map(([name, code]) => `${name} ${(size(code) - size(react)).toFixed(1)}`);
console.log(`\nkB gzip beside React: ${over.join(", ")}; i18next, which the app brings, ${size(texts).toFixed(1)}`);
mkdirSync("test-results", { recursive: true });
writeFileSync(
  "test-results/bench.json",
  `${JSON.stringify({ samples: Object.fromEntries(rows), thread, clock }, null, 2)}\n`,
);
const missed = thread.flatMap((line) => misses(line).map((why) => `${line.measure} (${why})`));
console.log(missed.length === 0 ? "\nEvery target is held." : `\nMissed: ${missed.join(", ")}.`);
if (missed.length > 0) process.exitCode = 1;

/** What two parts of a round took. */
function joined(some: Taken | undefined, more: Taken): Taken {
  return { clock: { ...some?.clock, ...more.clock }, thread: { ...some?.thread, ...more.thread } };
}
