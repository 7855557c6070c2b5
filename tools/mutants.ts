import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { codeMutants } from "../tests/mutants/code-mutants.ts";
import { percentOf } from "../tests/mutants/score.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";

// npm run mutants -- <folder>: changes the folder's code place by place and says which changes no test noticed. Fails
// below the percentage that must be noticed. Conditions of rules and decisions are changed by `npm run check`.
const wanted = 85;
const [what = ""] = optionsOf({}, 1).positionals;
const folder = what.replace(/\/+$/, "");
if (!existsSync(folder)) stopMisused(`expected a folder such as "engine/expression" or "lending", found "${folder}"`);
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).split("\n");
const there = files.filter((file) => file !== "" && existsSync(file));
const score = await codeMutants(process.cwd(), folder, there, wanted);
for (const survivor of score.survivors) console.log(`  ${survivor}`);
const percent = percentOf(score);
const late = score.late ? `, ${score.late} by running without end` : "";
const short = percent < wanted ? ` (${wanted} % wanted)` : "";
console.log(`${score.name}: ${percent} % of ${score.changed} changes noticed${late}${short}`);
if (percent < wanted) process.exitCode = 1;
