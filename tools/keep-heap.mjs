// Keeps the heap of a process that has done what takes long, so that the next one goes on from there:
// `node tools/keep-heap.mjs <entry> <heap>`. Where that cannot be done an empty file is kept: it is not tried again until
// something that it is made of is otherwise (docs/decisions/0019-figures.md).
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { record } from "./kept-bundle.mjs";

const [input, heap] = process.argv.slice(2);
/** Beside the folder of bundles: whoever copies that finds nothing in it that is being made. */
function beside(what) {
  return join(dirname(dirname(heap)), `${basename(heap)}.${what}`);
}
/** One makes it at a time; who came to nothing is waited for so long, ms. */
const making = beside("making");
const LONG = 300_000;

if (taken()) {
  try {
    await make();
  } finally {
    rmSync(making, { force: true });
  }
}

function taken() {
  try {
    if (Date.now() - statSync(making, { throwIfNoEntry: false })?.mtimeMs > LONG) rmSync(making, { force: true });
    closeSync(openSync(making, "wx"));
    return true;
  } catch {
    return false;
  }
}

async function make() {
  const began = Date.now();
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input,
    platform: "node",
    logLevel: "silent",
    resolve: { mainFields: ["module", "main"] },
  });
  // In one file, for it asks for nothing but what Node has; strict, as modules are.
  const { output } = await bundle.generate({ format: "cjs", banner: '"use strict";', codeSplitting: false });
  const read = await bundle.watchFiles;
  await bundle.close();
  const drafts = mkdtempSync(beside(""));
  try {
    const [script, draft] = [join(drafts, "heap.cjs"), join(drafts, "heap")];
    writeFileSync(script, output[0].code);
    const flags = ["--regexp-interpret-all", "--snapshot-blob", draft, "--build-snapshot", script];
    const { status } = spawnSync(process.execPath, flags, { stdio: "ignore" });
    if (status !== 0) writeFileSync(draft, "");
    renameSync(draft, heap);
    record(heap, read, began);
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}
