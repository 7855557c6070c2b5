import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

const make = "require(process.argv[1]).PGlite.create(process.argv[2]).then((made) => made.close())";

/** Whether there is an embedded database in a folder. */
export const isMade = (folder: string): boolean => existsSync(join(folder, "PG_VERSION"));

/**
 * Makes the files of a new embedded database in a process of its own: what that takes goes with it, and is twice what
 * serving does. It is put in its place when it is whole, so that a start that was cut off leaves nothing half made; one
 * that is there stays as it is. @throws when it cannot be made
 */
export async function makeDatabase(folder: string): Promise<void> {
  if (isMade(folder)) return;
  const library = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ["-e", make, library, making]);
  await rename(making, folder);
}
