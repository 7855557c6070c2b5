import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Count } from "./step.ts";

/** What Vitest's report says; undefined when there is none. */
export function vitestCount(file: string, root = process.cwd()): Count | undefined {
  const report = read<VitestReport>(file);
  if (!report) return undefined;
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed");
      // A file that does not even load has no failed test, only a failed suite.
      if (tests.length === 0) return [failure(relative(root, name), message)];
      return tests.map((test) => failure(`${relative(root, name)} › ${test.fullName}`, test.failureMessages[0]));
    });
  return { passed: report.numPassedTests, failures };
}

/** What Playwright's report says; a test that passed only when tried again counts as failed. */
export function playwrightCount(file: string): Count | undefined {
  const report = read<PlaywrightReport>(file);
  if (!report) return undefined;
  const failures = [
    ...report.suites.flatMap(failedSpecs),
    // What failed outside of every test, such as a file that does not load.
    ...report.errors.map(({ message }) => failure("journeys", message)),
  ];
  return { passed: report.stats.expected, failures };
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.flatMap(({ file, title, tests }) => {
    const failed = tests.find(({ status }) => status === "unexpected" || status === "flaky");
    if (!failed) return [];
    const message = failed.results.find(({ error }) => error)?.error?.message;
    return [failure(`${file} › ${title}`, message)];
  });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** So much of why is told in the line of a failure. */
const longest = 600;

/** A line for the end of the run: which test, and why, without the way through the code. */
function failure(test: string, why = ""): string {
  const lines = stripped(why)
    .split("\n")
    .map((line) => line.trim());
  const told = lines.filter((line) => line !== "" && !line.startsWith("at ")).join(" | ");
  return told ? `${test}: ${told.slice(0, longest)}` : test;
}

// Playwright colours its messages whatever it is told.
const stripped = (text: string) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g"), "");

const read = <T>(file: string): T | undefined =>
  // A report that the tool's own version writes, pinned in package.json.
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
