import { FolderTaken } from "../database/folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { placeOf } from "../database/place-of.ts";
import type { Database } from "../database/tx.ts";
import { type AtDoor, doorOf } from "./door.ts";
import { journalOfCommands } from "./edit-journal.ts";
import { isFourEyes } from "./four-eyes.ts";
import { Operators } from "./operators.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";
import type { Asked } from "./releases.ts";
import { isOpen, journalThroughDoor, operatorsThroughDoor, throughDoor } from "./through-door.ts";

/** What to do where whoever has the folder cannot be asked. */
const STARTING =
  "where that is starting, try again when it says that it is ready, else stop it, or choose another folder with DATA_FOLDER=…";

/**
 * Has a command do something with the release store that the environment names: a PostgreSQL's, else that of the host
 * which runs on the data folder, else the folder's own.
 */
export const withReleases = <T>(env: NodeJS.ProcessEnv, work: (releases: Asked) => Promise<T>): Promise<T> =>
  withDatabase(
    env,
    (door) => throughDoor(door, isFourEyes(env)),
    (db) => new ReleaseStore(db, { fourEyes: isFourEyes(env) }),
    work,
  );

/** Has a command look at releases and at what was edited in the studio, for all that was done. */
export const withHistory = <T>(
  env: NodeJS.ProcessEnv,
  work: (kept: { readonly store: Asked; readonly journal: AtDoor["journal"] }) => Promise<T>,
): Promise<T> =>
  withDatabase(
    env,
    (door) => ({ store: throughDoor(door, isFourEyes(env)), journal: journalThroughDoor(door) }),
    (db) => ({ store: new ReleaseStore(db, { fourEyes: isFourEyes(env) }), journal: journalOfCommands(db) }),
    work,
  );

/** Has a command see to the operators that are kept there. */
export const withOperators = <T>(
  env: NodeJS.ProcessEnv,
  work: (operators: AtDoor["operators"]) => Promise<T>,
): Promise<T> => withDatabase(env, operatorsThroughDoor, (db) => new Operators(db), work);

/** Has a command read, or add to, what was edited in the studio. */
export const withJournal = <T>(env: NodeJS.ProcessEnv, work: (journal: AtDoor["journal"]) => Promise<T>): Promise<T> =>
  withDatabase(env, journalThroughDoor, journalOfCommands, work);

/** Has a command do something with whatever is kept there, through the host's door or on the database itself. */
export async function withDatabase<Kept, T>(
  env: NodeJS.ProcessEnv,
  through: (door: string) => Kept,
  on: (db: Database) => Kept,
  work: (kept: Kept) => Promise<T>,
): Promise<T> {
  const place = placeOf(env);
  const door = place.folder === undefined ? undefined : doorOf(place.folder);
  if (door !== undefined && (await isOpen(door))) return work(through(door));
  const opened = await openDatabase(storePlace(place)).catch((error: unknown) => {
    // A host has the folder from its first second on, and opens its door when it is nearly ready.
    throw error instanceof FolderTaken ? new FolderTaken(error.folder, error.pid, STARTING) : error;
  });
  try {
    return await work(on(opened.db));
  } finally {
    await opened.close();
  }
}
