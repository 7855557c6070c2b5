import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the app and the reference are built from; documents are not part of it, they are data at run time. */
const sources = [
  "engine",
  "widgets",
  "app",
  "lending",
  "publish/page",
  "api",
  "schemas",
  "publish/build",
  "publish/check/types",
  "publish/faults",
  "publish/reference",
  "index.html",
  "gallery.html",
  "reference.html",
  "vite.config.ts",
  "package-lock.json",
];

/** What editors are offered is made of the documents, and nothing that is built reads it. */
const unread = "editor.schema.json";

/** A fingerprint of the sources' content. */
export function fingerprintOf(root: string): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" })
          .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== unread)
          .sort()
          .map((file) => join(path, file))
      : [path];
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}
