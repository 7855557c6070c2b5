import { formId, given } from "../tests/bench/arrival/given.ts";
import type {} from "../tests/bench/arrival/main.tsx";
import { benchBundle } from "../tests/bench/bundle.ts";
import { launchBrowser } from "../tests/browser/launch-browser.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run bench:arrival [-- --rounds 9]: arriving at a screen whose documents are published (bound only), beside the
// same where the page compiles them itself; CPU ÷ 4, a fresh page for each sample.
const { values } = optionsOf({ rounds: { type: "string", default: "9" } });
const rounds = wholeOf("--rounds", values.rounds);
const ways = ["written", "published"] as const;
type Way = (typeof ways)[number];

const code = await benchBundle("arrival");
const text = JSON.stringify(given(process.cwd()));
const browser = await launchBrowser();

async function sample(way: Way): Promise<Record<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", headers, body: "<!doctype html>" }));
  await page.goto("http://localhost/");
  const tools = await context.newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(code);
  await page.evaluate(([json, chosen]) => window.arrivalBench.take(json, chosen), [text, way] as const);
  const arrive = (ids: readonly string[]) => page.evaluate((list) => window.arrivalBench.arrive(list), ids);
  const all = await page.evaluate(() => window.arrivalBench.ids());
  const taken: Record<string, number> = {};
  taken["home, the first screen of a page"] = await arrive(["index"]);
  taken["a form of 300 fields"] = await arrive([formId]);
  const others = all.filter((id) => id !== "index" && id !== formId);
  taken[`all ${others.length} other screens, one after the other`] = await arrive(others);
  await context.close();
  return taken;
}

const samples: Record<Way, Record<string, number>[]> = { written: [], published: [] };
try {
  // The first round warms the machine up and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const way of round % 2 ? ways : ways.toReversed()) {
      const taken = await sample(way);
      if (round > 0) samples[way].push(taken);
    }
} finally {
  await browser.close();
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const median = (numbers: readonly number[]) => sorted(numbers)[numbers.length >> 1] ?? Number.NaN;
const shown = (ms: number) => ms.toFixed(1);
console.log(`Arrival (ms, CPU ÷ 4, medians of ${rounds} rounds): compiled in the page, published, × (range)`);
for (const name of Object.keys(samples.published[0] ?? {})) {
  const of = (way: Way) => samples[way].map((taken) => taken[name] ?? Number.NaN);
  const [written, published] = [of("written"), of("published")];
  const ratios = sorted(published.map((ms, round) => ms / (written[round] ?? Number.NaN)));
  const range = `${ratios[0]?.toFixed(2)}-${ratios.at(-1)?.toFixed(2)}`;
  console.log(
    `${name}: ${shown(median(written))}, ${shown(median(published))}, ${median(ratios).toFixed(2)} (${range})`,
  );
}
