import { join } from "node:path";

/** Where the last good release is kept: in the data folder. */
export const releaseFolder = ({ DATA_FOLDER = ".data" }: Readonly<Record<string, string | undefined>>): string =>
  join(DATA_FOLDER, "release");
