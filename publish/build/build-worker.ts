import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { entries } from "../documents/entries.ts";
import { scriptTarget } from "./oldest.ts";

/** A chunk as Vite's manifest tells of it. */
const chunkOf = (chunk: unknown) => {
  const { file, isEntry, css } = entries(chunk);
  return { file: String(file), isEntry: isEntry === true, css: Array.isArray(css) ? css.map(String) : [] };
};

/**
 * Addresses of every script and style that was built for pages, by Vite's manifest. The style of the entry stands in the
 * pages themselves; of type each brand needs its own alone, if any.
 */
export function builtFiles(manifest: unknown): readonly string[] {
  const chunks = Object.values(entries(manifest)).map(chunkOf);
  const files = chunks.flatMap(({ file, isEntry, css }) => [file, ...(isEntry ? [] : css)]);
  const own = chunks.flatMap(({ isEntry, css }) => (isEntry ? css : []));
  return [...new Set(files)]
    .filter((file) => /\.(js|css)$/.test(file) && !own.includes(file))
    .map((file) => `/${file}`)
    .sort();
}

/**
 * Builds the worker, and what takes its place when it is withdrawn: each one plain script, which a browser needs no
 * module for, and neither a part of what pages load. Pages must have been built before.
 */
export async function buildWorker(root: string): Promise<void> {
  const manifest: unknown = JSON.parse(readFileSync(join(root, "dist/app/.vite/manifest.json"), "utf8"));
  for (const name of ["worker", "worker-off"])
    await build({
      input: join(root, `app/worker/${name}.ts`),
      platform: "browser",
      treeshake: { moduleSideEffects: false },
      transform: { target: scriptTarget, define: { BUILT: JSON.stringify(builtFiles(manifest)) } },
      output: { file: join(root, `dist/worker/${name}.js`), format: "iife", minify: true },
      logLevel: "warn",
    });
}
