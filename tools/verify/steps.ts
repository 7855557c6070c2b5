import { join } from "node:path";
import { playwrightCount, vitestCount } from "./counts.ts";
import type { VerifyStep } from "./step.ts";

export const bin = (name: string) => join("node_modules", ".bin", name);
export const tool = (name: string, ...args: string[]) => [process.execPath, "tools/run.mjs", name, ...args];

export const unitReport = "test-results/unit.json";
export const journeysReport = "test-results/journeys.json";

/** Everything that must hold, the quick things first. `browser` is the path of the one to drive. */
export const verifySteps = (browser: string): readonly VerifyStep[] => [
  { name: "Format", command: [bin("biome"), "format", "."] },
  { name: "Lint", command: [bin("oxlint"), "--type-aware"] },
  { name: "Unused code", command: [bin("knip")] },
  { name: "Types", command: [bin("tsc"), "--noEmit"] },
  { name: "Generated files", command: tool("generate", "--check") },
  { name: "Documents", command: tool("check") },
  { name: "Build", command: tool("build") },
  { name: "Unit and contract tests", command: [bin("vitest"), "run"], count: () => vitestCount(unitReport) },
  {
    name: "Journeys, accessibility, gallery",
    command: [bin("playwright"), "test", "--config", "tests/journeys/playwright.config.ts"],
    environment: { CHROMIUM: browser },
    live: true,
    count: () => playwrightCount(journeysReport),
  },
  { name: "Budgets", command: tool("budget"), environment: { CHROMIUM: browser }, live: true },
];
