import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "../browser/find-browser.ts";

const executablePath = findBrowser();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/journeys",
  // Each worker has a lender of its own, so that its tests change nobody else's clock or money. One more than there are
  // cores: journeys wait as often as they work.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["dot"], ["json", { outputFile: "../../test-results/journeys.json" }]],
  use: {
    viewport: { width: 360, height: 740 },
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    actionTimeout: 10_000,
    locale: "en-GB",
    // docs/decisions/0005-tests.md says where it is allowed, and why.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
});
