import type { VerifyStep } from "./step.ts";
import { bin, tool } from "./steps.ts";
import type { Chosen } from "./tests-of.ts";

/** What the last run knew of the types of files that are as they were; npm test asks all anew. */
const known = "dist/quick.tsbuildinfo";

/** What goes over all files, so that any change may break it; a few seconds in all. */
const always = [
  "engine/document/grammar/schemas.test.ts",
  "tests/arrows",
  "tests/casts.test.ts",
  "tests/grammar.test.ts",
  "tests/pages.test.ts",
  "tests/requirements",
];

/** What goes over all documents, and what may break it: they themselves, and what reads, checks or says them. */
const overDocuments = ["tests/graph", "tests/native", "publish/words"];
const concernsDocuments = /\.json$|^publish\/|^engine\/(compile|document|expression|bridge)\/|^lending\/operators\//;

/** What says whether these files still hold, with the tests that they lead to. */
export function quickSteps(files: readonly string[], { run, left }: Chosen): readonly VerifyStep[] {
  if (files.length === 0) return [];
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const product = files.filter((file) => !file.endsWith(".md"));
  const loops = files.some((file) => concernsDocuments.test(file)) ? [...always, ...overDocuments] : always;
  const further = left.length > 0 ? ` (further off and left to npm test: ${left.length})` : "";
  return [
    { name: "Format", command: [bin("biome"), "format", "--no-errors-on-unmatched", ...files] },
    ...when(code, { name: "Lint", command: [bin("oxlint"), "--type-aware", ...code] }),
    ...when(code, { name: "Types", command: [bin("tsc"), "--noEmit", "--incremental", "--tsBuildInfoFile", known] }),
    ...when(product, { name: "Documents", command: tool("check") }),
    ...when(product, { name: "Generated files", command: tool("generate", "--check") }),
    { name: `Tests${further}`, command: [bin("vitest"), "run", "--reporter=default", ...loops, ...run] },
  ];
}

const when = (files: readonly string[], step: VerifyStep): readonly VerifyStep[] => (files.length > 0 ? [step] : []);
