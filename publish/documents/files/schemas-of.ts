import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the hand-written schemas of a root: its own, else that of the working directory. */
export function schemasOf(root: string): string {
  const own = join(root, "schemas");
  return existsSync(join(own, "common.schema.json")) ? own : "schemas";
}
