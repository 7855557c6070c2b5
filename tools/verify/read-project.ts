import { imports, textOf } from "../../tests/arrows/graph.ts";
import type { Project } from "./tests-of.ts";

/** What loads the schemas, by their folder. */
const readsSchemas = "publish/check/check-documents.ts";
/** Minutes of random runs that every part of the app leads to. */
const long = "tests/random/random-run.test.ts";

/** What the project's files, all that there are, say of who needs whom. */
export function readProject(files: readonly string[]): Project {
  const importers = new Map<string, string[]>();
  const add = (to: string, from: string) => importers.set(to, [...(importers.get(to) ?? []), from]);
  for (const [from, wanted] of imports) for (const { to } of wanted) if (from !== long) add(to, from);
  for (const file of files) if (/^schemas\/[^/]+\.json$/.test(file)) add(file, readsSchemas);
  return { tests: files.filter((file) => /\.test\.tsx?$/.test(file)), importers, textOf };
}
