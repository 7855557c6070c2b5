import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../server/testing/free-port.ts";
import { findNginx, type Nginx } from "../../../nginx/find-nginx.ts";
import { startNginx } from "../../../nginx/start-nginx.ts";
import { there } from "../../../there.ts";
import { App } from "../app.ts";
import { runCommand } from "../command.ts";
import { type RunningServer, startServer } from "../server.ts";
import { test as base, expect } from "../test.ts";
import { watchPage } from "../watch-page.ts";

/** The app as files, served by nginx. */
interface ExportedSite {
  readonly url: string;
  /** Where it was exported to. */
  readonly folder: string;
  /** The digest of each file below `public/`, as the export lists them. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly nginx: Nginx;
}

interface PerWorker {
  readonly server: RunningServer;
  readonly site: ExportedSite;
  /** Where pages come from: another site than `localhost`, where the lender is. */
  readonly origin: string;
}

/** A test with pages that nginx serves, and the sandbox lender on another origin. */
export const test = base.extend<object, PerWorker>({
  origin: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => use(`http://127.0.0.1:${await freePort()}`),
    { scope: "worker" },
  ],
  server: [
    async ({ origin }, use) => {
      const server = await startServer(undefined, { ORIGINS: origin });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ origin, server }, use) => {
      const nginx = there(findNginx());
      const kept = mkdtempSync(join(tmpdir(), "exported-"));
      const folder = join(kept, "out");
      // What is tried is this folder, whatever is live on the machine of whoever tries it.
      const { status, said, errors } = await runCommand(["export", folder, "--api", server.url, "--draft"]);
      if (status !== 0) throw new Error(`export ended with ${status}:\n${said}${errors}`);
      const { files } = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8")) as {
        files: Record<string, string>;
      };
      const running = await startNginx(nginx, folder, join(kept, "nginx"), Number(new URL(origin).port));
      await use({ url: origin, folder, integrity: files, nginx });
      await running.stop();
      rmSync(kept, { recursive: true, force: true });
      // What is not there is an error of level `error`, and is asked for here on purpose.
      expect(running.said(), "what nginx warns of").not.toMatch(/\[(warn|crit|alert|emerg)\]/);
    },
    { scope: "worker" },
  ],
  watched: async ({ page, site, server }, use) => {
    const watched = await watchPage(page, `${site.url}/`, `${server.url}/ostrader/`);
    await use(watched);
    expect(watched.faults, "faults of the page").toEqual([]);
  },
  app: async ({ page, site, server, sandbox: _fresh }, use) => use(new App(page, site.url, server.url)),
});

export { expect };
