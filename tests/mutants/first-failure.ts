import { afterAll, beforeEach, inject } from "vitest";

// What runs before the tests of changed code: after the first that fails the others are skipped, for one is enough. Not
// by Vitest's own `bail`, which may cancel the tests of the next change (docs/decisions/0005-tests.md). A worker may be
// kept for the next change: of one, nothing is left.
declare module "vitest" {
  interface ProvidedContext {
    readonly activeMutant?: string;
    readonly mutantActivation?: "static" | "runtime";
  }
}

const change = inject("activeMutant");
beforeEach(({ skip, onTestFailed }) => {
  if (change !== undefined && Reflect.get(globalThis, "noticed") === change) skip();
  onTestFailed(() => void Reflect.set(globalThis, "noticed", change));
});
afterAll(() => {
  const { __stryker__: stryker } = globalThis as { __stryker__?: { activeMutant?: string | undefined } };
  if (stryker && inject("mutantActivation") === "runtime") stryker.activeMutant = undefined;
});
