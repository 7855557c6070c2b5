import type { VerifyStep } from "./step.ts";
import { bin, tool } from "./steps.ts";

const document = /^(api|brands|locales|rules|schemas|screens|widgets)\/.*\.json$/;

/** What the last run knew of the types of files that are as they were; npm test asks all anew. */
const known = "dist/quick.tsbuildinfo";

/** What says whether these files still hold, with their tests; nothing that they do not touch. */
export function quickSteps(files: readonly string[], tests: readonly string[]): readonly VerifyStep[] {
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const documents = files.filter((file) => document.test(file));
  return [
    ...when(files, { name: "Format", command: [bin("biome"), "format", "--no-errors-on-unmatched", ...files] }),
    ...when(code, { name: "Lint", command: [bin("oxlint"), "--type-aware", ...code] }),
    ...when(code, { name: "Types", command: [bin("tsc"), "--noEmit", "--incremental", "--tsBuildInfoFile", known] }),
    ...when(documents, { name: "Documents", command: tool("check") }),
    ...when(tests, { name: "Tests", command: [bin("vitest"), "run", "--reporter=default", ...tests] }),
  ];
}

const when = (files: readonly string[], step: VerifyStep): readonly VerifyStep[] => (files.length > 0 ? [step] : []);
