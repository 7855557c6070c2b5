import { join } from "node:path";
import { build } from "rolldown";
import { scriptTarget } from "./oldest.ts";

/**
 * Builds what a preview's page runs besides the app: one plain script, which runs before the app's own, and of which
 * borrowers' pages know nothing. The studio must have been built before.
 */
export async function buildInPreview(root: string): Promise<void> {
  await build({
    input: join(root, "studio/in-preview/main.ts"),
    platform: "browser",
    transform: { target: scriptTarget },
    output: { file: join(root, "dist/studio/in-preview.js"), format: "iife", minify: true },
    logLevel: "warn",
  });
}
