import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Checker } from "../publish/check/checker.ts";
import { figuresOf, outcomeLines } from "../tests/edits/figures.ts";
import { type Outcome, triedEdits } from "../tests/edits/run-edits.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run edits -- --count 5000 --seed 1: single edits by chance of all documents, as careless people make them; what the
// checker says to each, and what those do that it accepts, drawn for every persona in two brands, in as many processes as
// --processes says. Each edit is told that is accepted, or refused elsewhere than where it can be mended, or without the
// right spelling; then the figures. With --check what the checker says alone, of hundreds a minute.
const { values } = optionsOf({
  count: { type: "string", default: "5000" },
  seed: { type: "string", default: "1" },
  processes: { type: "string", default: "2" },
  check: { type: "boolean", default: false },
});
const { count, seed, processes, check } = values;
for (const [name, value] of Object.entries({ count, seed, processes })) wholeOf(`--${name}`, value);

/** Draws every n-th edit in a process of its own. */
async function drawn(at: number, to: string): Promise<readonly Outcome[]> {
  writeFileSync(to, "");
  const told = { EDITS_COUNT: count, EDITS_SEED: seed, EDITS_SHARE: `${at}/${processes}`, EDITS_TO: to };
  const status = await new Promise((done) =>
    spawn(
      "npx",
      ["vitest", "run", "--project", "page", "--disable-console-intercept", "--reporter", "dot", "tests/edits"],
      { stdio: "inherit", env: { ...process.env, ...told } },
    ).on("close", done),
  );
  if (status !== 0) process.exitCode = 1;
  return (
    readFileSync(to, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      // The test wrote them, as outcomes.
      .map((line) => JSON.parse(line) as Outcome)
  );
}

if (check) {
  const outcomes: Outcome[] = [];
  for (const { outcome } of triedEdits(new Checker(process.cwd()), { count: Number(count), seed: Number(seed) })) {
    outcomes.push(outcome);
    for (const line of outcomeLines(outcome)) console.log(line);
  }
  for (const line of figuresOf(outcomes)) console.log(line);
} else {
  const folder = mkdtempSync(join(tmpdir(), "edits-"));
  const all = await Promise.all(
    Array.from({ length: Number(processes) }, (_, at) => drawn(at, join(folder, `${at}.jsonl`))),
  );
  rmSync(folder, { recursive: true });
  for (const line of figuresOf(all.flat())) console.log(line);
}
