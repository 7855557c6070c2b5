import { beforeEach } from "vitest";

// What runs before the tests of changed code: after the first that fails the others are skipped, for one is enough. Not
// by Vitest's own `bail`, which may cancel the tests of the next change (docs/decisions/0005-tests.md). What a worker
// holds in common is gone with the change.
beforeEach(({ skip, onTestFailed }) => {
  if (Reflect.has(globalThis, "noticed")) skip();
  onTestFailed(() => void Reflect.set(globalThis, "noticed", true));
});
