import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { generatedFiles } from "../publish/generate/generated-files.ts";
import { optionsOf } from "./options/options-of.ts";

// Writes what is generated from the widgets' schemas; with --check only says what is stale, and fails.
const { check } = optionsOf({ check: { type: "boolean" } }).values;
const files = await generatedFiles(process.cwd());
const stale = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
for (const [file, text] of stale) {
  if (check) console.log(`${file}: stale; run "npm run generate"`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}
console.log(`${files.size} generated files, ${stale.length} ${check ? "stale" : "written"}`);
if (check && stale.length > 0) process.exitCode = 1;
