import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { runStep } from "./verify/step.ts";
import { quickSteps } from "./verify/quick-steps.ts";
import { readProject } from "./verify/read-project.ts";
import { testsOf } from "./verify/tests-of.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run quick: format, lint, types, documents and tests of what has changed since the last commit, side by side.
optionsOf({});
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
const added = git("ls-files", "--others", "--exclude-standard");
const there = (files: readonly string[]) => files.filter((file) => file !== "" && existsSync(file));
const changed = there([...git("diff", "--name-only", "HEAD"), ...added]);
const project = readProject(there([...git("ls-files"), ...added]));
const steps = quickSteps(changed, testsOf(changed, project));
const started = performance.now();
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
await Promise.all(
  steps.map(async (step) => {
    const { ok, took, output } = await runStep(step);
    console.log(`${ok ? "ok    " : "FAILED"} ${step.name} (${seconds(took)})`);
    if (ok) return;
    console.log(output.trimEnd());
    process.exitCode = 1;
  }),
);
console.log(steps.length === 0 ? "Nothing has changed." : `Took ${seconds(performance.now() - started)}.`);
