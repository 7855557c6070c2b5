import { resolve } from "node:path";
import { type CheckOptions, Checker } from "../publish/check/checker.ts";
import { keptChecker } from "../publish/check/schema/kept-code.ts";

/** One for a root, and for all tests of a worker: most of a check is what it has in common with the one before. */
const checkers = new Map<string, Checker>();

/** What a check of the documents below a root says, as `checkDocuments` would (`publish/check/checker.test.ts`). */
export function check(root: string, options?: CheckOptions): ReturnType<Checker["check"]> {
  const folder = resolve(root);
  const checker = checkers.get(folder) ?? new Checker(folder, undefined, keptChecker);
  checkers.set(folder, checker);
  return checker.check(options);
}
