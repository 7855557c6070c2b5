// Bundles that are kept from one run to the next: what each was made of stands beside it, and what is not as it was then is made anew.
import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** What bundles are made by. */
const makers = ["tools/bundle.mjs", "tools/kept-bundle.mjs", "package-lock.json", "tsconfig.json"];

const printOf = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");
const recordOf = (file) => `${file}.made-of.json`;

/** Whether a bundle is there as it was written, and everything that it was made of and by is as it was then. */
export function isKept(file) {
  try {
    const { bundle, sources } = JSON.parse(readFileSync(recordOf(file), "utf8"));
    return (
      makers.every((maker) => Object.hasOwn(sources, maker)) &&
      Object.entries(sources).every(([path, print]) => printOf(join(root, path)) === print) &&
      printOf(file) === bundle
    );
  } catch {
    return false;
  }
}

/** Clocks of file systems are behind by so much, ms. */
const BEHIND = 20;

/** Writes beside a bundle what it was made of; nothing where that was written since it began: who knows which was read. */
export function record(file, modules, began) {
  const paths = [...makers, ...modules.map((path) => relative(root, path).replaceAll("\\", "/"))];
  if (paths.some((path) => statSync(join(root, path)).ctimeMs >= began - BEHIND)) {
    rmSync(recordOf(file), { force: true });
    return;
  }
  const sources = Object.fromEntries(paths.map((path) => [path, printOf(join(root, path))]));
  const draft = `${recordOf(file)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ bundle: printOf(file), sources }));
  renameSync(draft, recordOf(file));
}
