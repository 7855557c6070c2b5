import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Citation } from "./citation.ts";
import { findCitations } from "./find-citations.ts";
import { readRequirements, type Requirement } from "./read-requirements.ts";

const rooms = [
  ...["api", "app", "brands", "docs", "engine", "lending", "locales", "publish", "rules", "schemas"],
  ...["language-server", "screens", "server", "tests", "tools", "widgets"],
];
/** The tests of this very tool speak of ids and prove none. */
const own = "tests/requirements/";
const reads = /\.(tsx?|mjs|css|json|md)$/;

/** What the product must do, by docs/product, and every place of the project under `root` that names a part of it. */
export function readProject(root: string): { requirements: readonly Requirement[]; citations: readonly Citation[] } {
  const files = [
    ...readdirSync(root).filter((file) => file.endsWith(".md")),
    ...rooms.flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((file) =>
        join(room, file).replaceAll("\\", "/"),
      ),
    ),
  ].filter((file) => reads.test(file) && !file.startsWith(own));
  const pages = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  return {
    requirements: pages
      .filter(({ file }) => file.startsWith("docs/product/"))
      .flatMap(({ file, text }) => readRequirements(file, text)),
    citations: pages.flatMap(({ file, text }) => findCitations(file, text)),
  };
}
