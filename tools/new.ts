import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedFiles } from "../publish/generate/generated-files.ts";
import { planNew } from "./new/plan-new.ts";
import { bin } from "./verify/steps.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run new -- widget <id> | screen <area>/<id> | part … | dialog … | decision <id> | rule <id> | policy <id> | brand <b>[/<c>] [--dry-run]:
// makes what a new one is made of, and what is generated of it, so that everything still holds.
const root = process.cwd();

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function write(file: string, text: string): void {
  const path = join(root, file);
  const known = existsSync(path);
  if (known && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`${known ? "changed" : "made"} ${file}`);
}

const { positionals, values } = optionsOf({ "dry-run": { type: "boolean" } }, 2);
const [kind, target] = positionals;
const plan = planNew(root, kind, target);
if ("refused" in plan) stop(plan.refused);
if (values["dry-run"]) {
  for (const file of Object.keys(plan.files))
    console.log(`${existsSync(join(root, file)) ? "would change" : "would make"} ${file}`);
} else {
  for (const [file, text] of Object.entries(plan.files)) write(file, text);
  for (const [file, text] of await generatedFiles(root)) write(file, text);
  spawnSync(bin("biome"), ["format", "--write", ...Object.keys(plan.files)], { cwd: root });
  for (const line of plan.next) console.log(line);
}
