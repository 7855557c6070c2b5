import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { isUsed, namesInSource } from "./source-names.ts";

const root = mkdtempSync(join(tmpdir(), "source-"));
afterAll(() => rmSync(root, { recursive: true }));

it("a path that code only reads is not written; one in a table, or written, is", () => {
  const folder = join(root, "app");
  mkdirSync(folder);
  writeFileSync(
    join(folder, "start.ts"),
    `state.write("session.b", 1); const c = state.read("session.c"); restored(store, "device.language");
     const kept = [["session.ch", ch], ['journey.order.bank', bank], ["env.now", now], ["brand.name", name]];`,
  );
  writeFileSync(join(folder, "start.test.ts"), 'state.write("session.tested", 1)');
  expect([...namesInSource(root).paths].sort()).toEqual([
    "device.language",
    "journey.order",
    "session.b",
    "session.ch",
  ]);
});

it("X6 a key that a status completes is one with a number: any other of that file wants a reader of its own", () => {
  const folder = join(root, "server");
  mkdirSync(folder);
  writeFileSync(
    join(folder, "a.ts"),
    "text(`errors.${status}`); text(`errors.${STATUS.systemError}`); text(`lender.${kind}`);",
  );
  const names = namesInSource(root);
  const used = ["errors.3012", "errors.-1", "errors.script-late", "lender.purpose", "errorsx3012"];
  expect(used.map((key) => isUsed(names, key))).toEqual([true, true, false, true, false]);
});
