import { openDatabase } from "../database/open-database.ts";
import { placeOf } from "../database/place-of.ts";
import { doorOf } from "./door.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";
import { type Asked, isOpen, throughDoor } from "./through-door.ts";

/**
 * Has a command do something with the release store that the environment names: a PostgreSQL's, else that of the host
 * which runs on the data folder, else the folder's own.
 */
export async function withReleases<T>(env: NodeJS.ProcessEnv, work: (releases: Asked) => Promise<T>): Promise<T> {
  const place = placeOf(env);
  const door = place.folder === undefined ? undefined : doorOf(place.folder);
  if (door !== undefined && (await isOpen(door))) return work(throughDoor(door));
  const opened = await openDatabase(storePlace(place));
  try {
    return await work(new ReleaseStore(opened.db));
  } finally {
    await opened.close();
  }
}
