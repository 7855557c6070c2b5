import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { compressFiles } from "./compress-files.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** What must be in dist/. */
const builds = ["app", "ssr", "gallery"];

/** Builds page and prerender when their sources have changed since the last time; says which. */
export async function buildApp(root: string, say: (line: string) => void): Promise<void> {
  const mark = join(root, "dist/app.built");
  const now = fingerprintOf(root);
  if (
    existsSync(mark) &&
    readFileSync(mark, "utf8") === now &&
    builds.every((name) => existsSync(join(root, "dist", name)))
  ) {
    say("The app is built.");
    return;
  }
  say("Building the app …");
  const started = performance.now();
  const builder = await createBuilder({ root, logLevel: "warn", configFile: join(root, "vite.config.ts") });
  for (const name of ["client", "ssr", "gallery"]) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  compressFiles(join(root, "dist/app/assets"));
  compressFiles(join(root, "dist/gallery/assets"));
  writeFileSync(mark, now);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
