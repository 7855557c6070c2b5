import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "../browser/find-browser.ts";

const executablePath = findBrowser();

/** Served otherwise than all others: in one go, so that a worker does not change its server with every other file. */
const own = [
  "studio/{compare-and-why,inspect,paper,studio,texts}.spec.ts",
  "brands/{exported,flags,other-lender}.spec.ts",
  "page/{accessibility,routes}.spec.ts",
];

export default defineConfig({
  testDir: ".",
  projects: [
    { name: "servers of their own", testMatch: own },
    { name: "one lender", testMatch: "**/*.spec.ts", testIgnore: own },
  ],
  outputDir: "../../test-results/journeys",
  // Each worker has a lender of its own, so that its tests change nobody else's clock or money. One more than there are
  // cores: journeys wait as often as they work.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // What is waited for comes, however slow the machine; only what never comes waits as long, and only that fails by time.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [["dot"], ["json", { outputFile: "../../test-results/journeys.json" }]],
  use: {
    viewport: { width: 360, height: 740 },
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
    actionTimeout: 60_000,
    locale: "en-GB",
    // docs/decisions/0005-tests.md says where it is allowed, and why.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
});
