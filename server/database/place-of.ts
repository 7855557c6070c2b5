import type { DatabasePlace } from "./open-database.ts";

/** Where the environment says that the rows live: DATABASE_URL (and DATABASE_PATIENCE, ms), else DATA_FOLDER. */
export function placeOf(env: NodeJS.ProcessEnv): DatabasePlace {
  const { DATABASE_URL, DATABASE_PATIENCE, DATA_FOLDER = ".data" } = env;
  if (!DATABASE_URL) return { folder: DATA_FOLDER };
  const patience = Number(DATABASE_PATIENCE ?? "");
  return { url: DATABASE_URL, ...(patience > 0 && { patience }) };
}
