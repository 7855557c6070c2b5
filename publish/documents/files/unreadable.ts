import { accessSync, constants, lstatSync, readlinkSync, statSync } from "node:fs";

/** What is found at a path where no text can be read; undefined where one can. */
export function unreadable(path: string): string | undefined {
  const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? ` by a link to ${readlinkSync(path)}`
    : "";
  try {
    const found = statSync(path);
    if (found.isDirectory()) return `a folder${link}`;
    if (!found.isFile()) return `something that is no file${link}`;
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const refused = error instanceof Error && "code" in error && error.code === "EACCES";
    return refused ? `one that may not be read${link}` : `nothing${link}`;
  }
}
