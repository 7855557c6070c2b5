import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { playwrightCount, vitestCount } from "./counts.ts";

const folder = mkdtempSync(join(tmpdir(), "counts-"));
afterAll(() => rmSync(folder, { recursive: true }));
const kept = (report: unknown) => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test("a failed unit test is told by its file, its title and why, on one line; a file that does not load, by its message", () => {
  const report = kept({
    numPassedTests: 2,
    testResults: [
      {
        name: "/house/engine/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed", failureMessages: [] },
          {
            fullName: "V2 holds at night",
            status: "failed",
            failureMessages: ["AssertionError: expected 1 to be 2\n\n    - 1\n    at a.test.ts:3:1"],
          },
        ],
      },
      {
        name: "/house/engine/b.test.ts",
        status: "failed",
        message: "Cannot find module 'x'\nat y",
        assertionResults: [],
      },
      {
        name: "/house/engine/c.test.ts",
        status: "passed",
        message: "",
        assertionResults: [{ fullName: "is", status: "passed", failureMessages: [] }],
      },
    ],
  });
  expect(vitestCount(report, "/house")).toEqual({
    passed: 2,
    failures: [
      "engine/a.test.ts › V2 holds at night: AssertionError: expected 1 to be 2 | - 1",
      "engine/b.test.ts: Cannot find module 'x'",
    ],
  });
});

test("a failed journey is told through every depth of its groups, without colours; what passed only at a second try is failed", () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: "page/pages.spec.ts",
    title,
    tests: [{ status, results: [{}, ...(message ? [{ error: { message } }] : [])] }],
  });
  const report = kept({
    stats: { expected: 1 },
    errors: [{ message: "Error: no such spec" }],
    suites: [
      {
        specs: [spec("opens", "expected")],
        suites: [
          {
            specs: [
              spec(
                "S2 closes",
                "unexpected",
                "\u001B[31mError\u001B[39m: timed out\nCall log:" + " pressed".repeat(100),
              ),
            ],
          },
          { specs: [spec("turns", "flaky", "Error: once")] },
        ],
      },
    ],
  });
  expect(playwrightCount(report)).toEqual({
    passed: 1,
    failures: [
      `page/pages.spec.ts › S2 closes: ${`Error: timed out | Call log:${" pressed".repeat(100)}`.slice(0, 600)}`,
      "page/pages.spec.ts › turns: Error: once",
      "journeys: Error: no such spec",
    ],
  });
});

test("without a report there is no count", () => {
  expect(vitestCount(join(folder, "none.json"))).toBeUndefined();
  expect(playwrightCount(join(folder, "none.json"))).toBeUndefined();
});
