import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

// npm run wander -- --steps 20000 --seed 7: a borrower at random in the real app against the real lender. A walk that
// breaks something is printed in its shortest form with its seed and path, and --path runs that one again.
const { values } = parseArgs({
  options: {
    steps: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1e9) },
    path: { type: "string" },
  },
});
for (const name of ["steps", "seed"] as const)
  if (!/^\d{1,9}$/.test(values[name])) {
    console.error(`--${name} must be a whole number.`);
    process.exit(2);
  }
console.log(`${values.steps} steps, seed ${values.seed}`);
const { status } = spawnSync("npx", ["vitest", "run", "--project", "page", "tests/wander"], {
  stdio: "inherit",
  env: {
    ...process.env,
    WANDER_STEPS: values.steps,
    WANDER_SEED: values.seed,
    ...(values.path && { WANDER_PATH: values.path }),
  },
});
process.exit(status ?? 1);
