import { existsSync, readFileSync } from "node:fs";
import type { Count } from "./step.ts";

/** What Vitest's report says; undefined when there is none. */
export function vitestCount(file: string): Count | undefined {
  const report = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file);
  if (!report) return undefined;
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report;
  // A file that does not even load has no failed test, only a failed suite.
  return { passed, failed: numFailedTests || numFailedTestSuites };
}

/** What Playwright's report says; a test that passed only when tried again counts as failed. */
export function playwrightCount(file: string): Count | undefined {
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const read = <T>(file: string): T | undefined =>
  // A report that the tool's own version writes, pinned in package.json.
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
