import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where some systems keep files in memory. */
const memory = "/dev/shm";
/** Room for what all workers have there at a time, bytes. */
const ROOM = 2_000_000_000;

/**
 * A new folder for a server's data, in memory where there is room: every test begins with empty tables, each of which is
 * a file that is made anew.
 */
export const makeDataFolder = (): string => mkdtempSync(join(hasRoom() ? memory : tmpdir(), "journey-"));

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM;
}
