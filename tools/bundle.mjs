// Bundles a TypeScript tool for Node: `node tools/bundle.mjs <entry> <file>`; packages stay outside.
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isKept, record } from "./kept-bundle.mjs";

const [input, file] = process.argv.slice(2);
try {
  if (!isKept(file)) await make();
} catch (error) {
  console.error(String(error.message ?? error));
  process.exit(1);
}

async function make() {
  const began = Date.now();
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input,
    platform: "node",
    external: /^(?![./]|[A-Za-z]:[\\/])/,
    logLevel: "silent",
  });
  const { output } = await bundle.generate({ format: "esm", sourcemap: "inline", codeSplitting: false });
  // Also what leaves nothing in the bundle of its own: a constant that was put where it is named.
  const read = await bundle.watchFiles;
  await bundle.close();
  mkdirSync(dirname(file), { recursive: true });
  // Written beside and renamed, so that two tools started together never read half a file.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, output[0].code);
  renameSync(draft, file);
  record(file, read, began);
}
