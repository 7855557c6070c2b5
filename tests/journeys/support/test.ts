import { test as base, expect } from "@playwright/test";
import { App } from "./app.ts";
import { Sandbox } from "./sandbox.ts";
import { type RunningServer, startServer } from "./server.ts";
import { type Watched, watchPage } from "./watch-page.ts";

interface PerTest {
  /** The lender's controls; everything is reset before a test that uses the app. */
  readonly sandbox: Sandbox;
  /** Fails the test on whatever a page must never do. */
  readonly watched: Watched;
  readonly app: App;
}

interface PerWorker {
  readonly server: RunningServer;
}

/** A test with the app, a lender of its own, and a page that is watched. */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  sandbox: async ({ server }, use) => {
    const sandbox = new Sandbox(server.url);
    await sandbox.reset();
    // News in a dialog would stand in the way of every journey; those about news take this back.
    await sandbox.fault("/notice/list", { status: 3198, times: 1000 });
    await use(sandbox);
  },
  watched: [
    async ({ page, server }, use) => {
      const watched = await watchPage(page, server.url);
      await use(watched);
      expect(watched.faults, "faults of the page").toEqual([]);
      // An answer that a test still changes when it is over is nobody's any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
  app: async ({ page, server, sandbox: _fresh }, use) => use(new App(page, server.url)),
});

export { expect };
