import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const imported = /(?:from|import\()\s*"(\.[^"]+)"/g;

/** The tests of files: those that lie beside them and those that import them; `tests` are all that there are. */
export function testsOf(files: readonly string[], tests: readonly string[]): readonly string[] {
  const folders = new Set(files.map((file) => dirname(file)));
  const changed = new Set(files);
  const imports = (test: string) =>
    [...readFileSync(test, "utf8").matchAll(imported)].map(([, path = ""]) => join(dirname(test), path));
  return tests.filter((test) => folders.has(dirname(test)) || imports(test).some((file) => changed.has(file)));
}
