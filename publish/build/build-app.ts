import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createBuilder, type Plugin } from "vite";
import type { Overlay } from "../documents/document-reader.ts";
import { buildInPreview } from "./build-in-preview.ts";
import { buildWorker } from "./build-worker.ts";
import { compressFiles } from "./compress-files.ts";
import { contractPlugin } from "./contract-plugin.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { referencePlugin } from "./reference-plugin.ts";

/** What must be in dist/. */
export const builds = ["app", "ssr", "gallery", "studio", "worker"];
/** What beside it says of which sources it was built. */
export const builtMark = "app.built";

/** What is laid over the documents that something is built of: none is built of documents that may not be served. */
export type SoundDocuments = () => Overlay;

/**
 * Builds page and prerender when their sources have changed since the last time; says which.
 * @param sound asked when there is something to build; without it the documents are taken as they are written
 */
export async function buildApp(root: string, say: (line: string) => void, sound?: SoundDocuments): Promise<void> {
  const mark = join(root, "dist", builtMark);
  const isBuiltOf = (print: string) =>
    existsSync(mark) &&
    readFileSync(mark, "utf8") === print &&
    builds.every((name) => existsSync(join(root, "dist", name)));
  const written = fingerprintOf(root);
  const overlay = sound && !isBuiltOf(written) ? sound() : undefined;
  const now = overlay ? fingerprintOf(root, overlay) : written;
  if (isBuiltOf(now)) {
    say("The app is built.");
    return;
  }
  say("Building the app …");
  const started = performance.now();
  const builder = await createBuilder({
    root,
    logLevel: "warn",
    configFile: join(root, "vite.config.ts"),
    plugins: overlay && overlay.size > 0 ? laidOver(root, overlay) : [],
  });
  for (const name of ["client", "ssr", "gallery", "studio"]) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  await buildWorker(root);
  await buildInPreview(root);
  compressFiles(join(root, "dist/app/assets"));
  compressFiles(join(root, "dist/gallery/assets"));
  compressFiles(join(root, "dist/studio/studio/assets"));
  writeFileSync(mark, now);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** What reads documents, asked before those of `vite.config.ts`, which read them as they are written. */
const laidOver = (root: string, overlay: Overlay): Plugin[] => [
  { ...contractPlugin(root, overlay), enforce: "pre" },
  { ...referencePlugin(root, overlay), enforce: "pre" },
  {
    name: "documents",
    enforce: "pre",
    load: (id) => overlay.get(relative(root, id).replaceAll("\\", "/")) ?? undefined,
  },
];
