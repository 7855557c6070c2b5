import { startServer } from "../server.ts";
import { test as base } from "../test.ts";
import { everythingOn } from "./everything-on.ts";

export { expect } from "../test.ts";

/** A test with a lender of its own whose brands have every feature turned on. */
export const test = base.extend({
  server: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const copy = everythingOn();
      const server = await startServer(copy.root);
      await use(server);
      await server.stop();
      copy.remove();
    },
    { scope: "worker" },
  ],
});
