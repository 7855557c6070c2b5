import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { messageOf } from "../engine/expression.ts";
import { ensureBrowser } from "../tests/browser/find-browser.ts";
import { ensureNginx } from "../tests/nginx/find-nginx.ts";
import { nearest } from "../publish/faults/nearest.ts";
import { runStep, type VerifyStep } from "./verify/step.ts";
import { journeysReport, unitReport, verifySteps } from "./verify/steps.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";

// npm test: runs everything that must hold and says what it does; the last line counts, the exit code is the truth.
const say = (line: string) => console.log(line);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const only = optionsOf({}, Number.POSITIVE_INFINITY).positionals.map((word) => word.toLowerCase());
const names = verifySteps("").map(({ name }) => name);
const unknown = only.find((word) => !names.some((name) => name.toLowerCase().includes(word)));
if (unknown !== undefined) {
  const near = nearest(
    unknown,
    names.flatMap((name) => name.toLowerCase().split(/\W+/)),
  );
  const instead = near === undefined ? "" : `; did you mean "${near}"?`;
  stopMisused(`expected words of the steps ${names.join("; ")}, found "${unknown}"${instead}`);
}
const started = performance.now();

mkdirSync("test-results", { recursive: true });
for (const report of [unitReport, journeysReport]) rmSync(report, { force: true });

let browser = "";
try {
  browser = ensureBrowser(say);
  say(`Browser: ${browser}`);
} catch (error) {
  say(messageOf(error));
  say("0 passed, 1 failed");
  process.exit(1);
}

const steps = verifySteps(browser).filter(
  ({ name }) => only.length === 0 || only.some((word) => name.toLowerCase().includes(word)),
);
// Only they serve an export.
if (steps.some(({ name }) => name.startsWith("Journeys"))) ensureNginx(say);

let passed = 0;
const failures: string[] = [];
// What counts no tests takes one core each, and says so little that it may end in any order.
const quick = steps.filter(({ live = false, count }) => !live && !count);
const lane = async () => {
  for (let step = quick.shift(); step; step = quick.shift()) await carryOut(step);
};
const rest = steps.filter((step) => !quick.includes(step));
await Promise.all(Array.from({ length: availableParallelism() }, lane));
for (const step of rest) await carryOut(step);
say(`Took ${seconds(performance.now() - started)}.`);
// At the very end, where whoever reads only that looks.
for (const failure of failures) say(`FAILED ${failure}`);
say(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function carryOut(step: VerifyStep): Promise<void> {
  if (step.live) say(`${step.name} …`);
  const { ok, took, output } = await runStep(step);
  const count = step.count?.();
  const figures = count ? `, ${count.passed} passed, ${count.failures.length} failed` : "";
  say(`${ok ? "ok    " : "FAILED"} ${step.name} (${seconds(took)}${figures})`);
  if (!ok && !step.live) say(output.trimEnd());
  passed += count?.passed ?? (ok ? 1 : 0);
  // A step that broke down before it could count is one failure.
  if (!ok) failures.push(...(count?.failures.length ? count.failures : [step.name]));
}
