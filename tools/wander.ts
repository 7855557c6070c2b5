import { spawnSync } from "node:child_process";
import { messageOf } from "../engine/expression.ts";
import { wanderInBrowser } from "../tests/wander/browser/wander-in-browser.ts";
import { optionsOf, wholeOf } from "./options/options-of.ts";

// npm run wander -- --steps 20000 --seed 7: a borrower at random in the real app against the real lender, drawn without
// a browser for width; with --browser in the built app in Chromium, for depth (--built: as it was built last). A walk
// that breaks something is printed in its shortest form with its seed and path, and --path runs that one again.
const { values } = optionsOf({
  steps: { type: "string" },
  seed: { type: "string", default: String(Date.now() % 1e9) },
  path: { type: "string" },
  browser: { type: "boolean", default: false },
  built: { type: "boolean", default: false },
});
const { seed, path, browser, built, steps = browser ? "1000" : "20000" } = values;
for (const [name, value] of Object.entries({ steps, seed })) wholeOf(`--${name}`, value, 0);
console.log(`${steps} steps, seed ${seed}`);
if (browser) {
  const run = (args: readonly string[]) => spawnSync(process.execPath, args, { stdio: "inherit" }).status;
  if (!built && run(["tools/run.mjs", "build"]) !== 0) process.exit(1);
  try {
    await wanderInBrowser(
      { steps: Number(steps), seed: Number(seed), path },
      "npm run wander -- --browser",
      console.log,
    );
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
} else {
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "page", "tests/wander"], {
    stdio: "inherit",
    env: { ...process.env, WANDER_STEPS: steps, WANDER_SEED: seed, ...(path && { WANDER_PATH: path }) },
  });
  process.exitCode = status ?? 1;
}
