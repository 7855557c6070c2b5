// Tools that go on from where a process before them was (tools/keep-heap.mjs): those that have a tools/<name>/heap.ts.
// HEAP=off does without, HEAP=kept makes none.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isKept } from "./kept-bundle.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const entryOf = (name) => join(root, "tools", name, "heap.ts");
const heapOf = (name) => join(root, "dist", "tools", heapName(name));

/** Of one Node: no other can read it. */
export const heapName = (name) => `${name}.${process.version}-${process.arch}.heap`;

/** What went on from a heap ends with so much more than the tool by itself: all else is the end of a process that could not. */
export const ENDED = 100;

/** From a heap of so long ago (ms) who needs so long (ms) has much to do that a newer one would have done. */
const OLD = 600_000;
const SLOW = 2_000;

/** How a tool ended that went on from a heap; undefined where none is kept, or it could not go on from it. */
export function goneOn(name, args) {
  const heap = heapOf(name);
  if (process.env.HEAP === "off" || !existsSync(entryOf(name)) || !isKept(heap)) return undefined;
  const { size, mtimeMs } = statSync(heap);
  if (size === 0) return undefined;
  const began = Date.now();
  const { status } = spawnSync(process.execPath, ["--snapshot-blob", heap, name, ...args], { stdio: "inherit" });
  if (status !== null && status >= ENDED) {
    if (Date.now() - began > SLOW && began - mtimeMs > OLD) make(name);
    return status - ENDED;
  }
  // Node could not read it.
  rmSync(heap, { force: true });
  return undefined;
}

/** Has a heap kept for the next time where none is. */
export function keepHeap(name) {
  if (existsSync(entryOf(name)) && !isKept(heapOf(name))) make(name);
}

/** Makes one in a process that goes on by itself and waits for all others. */
function make(name) {
  if (process.env.HEAP !== undefined) return;
  const script = join(root, "tools", "keep-heap.mjs");
  const told = [script, entryOf(name), heapOf(name)];
  const making = spawn(process.execPath, told, { detached: true, stdio: "ignore" });
  // What the tool had to say is said: it ends no other way where none can be made.
  making.on("error", () => undefined);
  making.unref();
  try {
    if (making.pid !== undefined) setPriority(making.pid, 19);
  } catch {
    // It has ended already.
  }
}
