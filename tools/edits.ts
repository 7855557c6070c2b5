import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { figuresOf, refusalLines } from "../tests/edits/figures.ts";
import { runEdits } from "../tests/edits/run-edits.ts";

// npm run edits -- --count 5000 --seed 1: single edits by chance of all documents, as careless people make them; what the
// checker says to each, and what those do that it accepts, drawn for every persona in two brands. With --list every edit
// that is accepted and every line that does not stand where it should, or lacks the right spelling. With --check what the
// checker says alone, of hundreds a minute.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
    list: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const { count, seed, list, check } = values;
for (const [name, value] of Object.entries({ count, seed }))
  if (!/^\d{1,9}$/.test(value)) {
    console.error(`--${name} must be a whole number.`);
    process.exit(2);
  }
if (check) {
  const { outcomes } = runEdits(process.cwd(), { count: Number(count), seed: Number(seed) });
  if (list) for (const line of outcomes.flatMap(refusalLines)) console.log(line);
  for (const line of figuresOf(outcomes)) console.log(line);
} else {
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", "--project", "page", "--disable-console-intercept", "--reporter", "dot", "tests/edits"],
    {
      stdio: "inherit",
      env: { ...process.env, EDITS_COUNT: count, EDITS_SEED: seed, ...(list && { EDITS_LIST: "1" }) },
    },
  );
  process.exitCode = status ?? 1;
}
