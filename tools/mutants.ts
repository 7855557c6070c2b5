import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { codeMutants } from "../tests/mutants/code-mutants.ts";
import { decisionMutants } from "../tests/mutants/decision-mutants.ts";
import { percentOf } from "../tests/mutants/score.ts";

// npm run mutants -- <folder> | decisions: changes the folder's code, or each condition of the decisions, place by place
// and says which changes no test (no case) noticed. Fails below the percentage that must be noticed.
const wanted = { code: 85, decisions: 100 };
const [what = ""] = process.argv.slice(2);
const folder = what.replace(/\/+$/, "");
if (folder !== "decisions" && !existsSync(folder)) {
  console.error('Say what to change: a folder such as "engine/expression" or "lending", or "decisions".');
  process.exit(2);
}
const files = () => execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).split("\n");
const scores =
  folder === "decisions"
    ? decisionMutants(process.cwd())
    : [
        await codeMutants(
          process.cwd(),
          folder,
          files().filter((file) => file !== "" && existsSync(file)),
          wanted.code,
        ),
      ];
const least = folder === "decisions" ? wanted.decisions : wanted.code;
for (const score of scores) {
  for (const survivor of score.survivors) console.log(`  ${survivor}`);
  const percent = percentOf(score);
  const short = percent < least;
  const late = score.late ? `, ${score.late} by running without end` : "";
  console.log(
    `${score.name}: ${percent} % of ${score.changed} changes noticed${late}${short ? ` (${least} % wanted)` : ""}`,
  );
  if (short) process.exitCode = 1;
}
