import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Overlay } from "../documents/document-reader.ts";
import { unreadable } from "../documents/files/unreadable.ts";

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
  "publish/studio",
  "studio",
  "index.html",
  "gallery.html",
  "reference.html",
  "studio.html",
  "vite.config.ts",
  "package-lock.json",
];

/** What editors are offered is made of the documents, and nothing that is built reads it. */
const unread = "editor.schema.json";

/** A fingerprint of the content of the sources below a root, with what is laid over its documents. */
export function fingerprintOf(root: string, overlay: Overlay = new Map()): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const below = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: "utf8" })
          .filter((file) => /\.(tsx?|css|json)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== unread)
          .map((file) => `${source}/${file.replaceAll("\\", "/")}`)
      : [source];
    const laid = [...overlay.keys()].filter((file) => file.startsWith(`${source}/`));
    for (const file of [...new Set([...below, ...laid])].sort()) {
      const text = overlay.get(file);
      // A folder, or a link to nothing, says nothing.
      if (text === undefined && unreadable(join(root, file)) !== undefined) continue;
      if (text !== null) hash.update(file).update(text ?? readFileSync(join(root, file)));
    }
  }
  return hash.digest("hex");
}
