import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { readProject } from "../../tools/verify/read-project.ts";
import { testsOf } from "../../tools/verify/tests-of.ts";
import type { Score } from "./score.ts";

/** The status of a change that the tests let pass, or never ran. */
const passed = new Set(["Survived", "NoCoverage"]);
const counted = new Set([...passed, "Killed", "Timeout"]);

/**
 * Changes the code of a folder place by place and runs the tests that it leads to (those that `npm run quick` would).
 * @param files all files of the project, from its root, with `/`.
 */
export async function codeMutants(root: string, folder: string, files: readonly string[]): Promise<Score> {
  const mutate = files.filter((file) => file.startsWith(`${folder}/`) && /(?<!\.test)\.tsx?$/.test(file));
  const { run } = testsOf(mutate, readProject(files));
  const results = await new Stryker({
    mutate: [...mutate],
    testFiles: [...run],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vite.config.ts", related: false },
    coverageAnalysis: "perTest",
    reporters: ["progress-append-only"],
    ignorePatterns: ["dist", "dist-bench", "test-results"],
    tempDirName: "test-results/mutants",
    // TypeScript 7 has no API that could rewrite its configuration; nothing here reads one.
    tsconfigFile: "none",
    allowEmpty: true,
  }).runMutationTest();
  const changes = results.filter(({ status }) => counted.has(status));
  const survivors = changes
    .filter(({ status }) => passed.has(status))
    .map(({ fileName, location, mutatorName, replacement, status }) => {
      const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`;
      return `${place} ${mutatorName} → ${replacement.replace(/\s+/g, " ").slice(0, 60)}${status === "NoCoverage" ? " (no test comes here)" : ""}`;
    });
  return { name: folder, changed: changes.length, survivors };
}
