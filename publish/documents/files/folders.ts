import { type Dirent, readdirSync, statSync } from "node:fs";
import { FRESH } from "./file-texts.ts";
import { OfThisProcess } from "./of-this-process.ts";

/** What is in a folder. */
export type Folder = readonly Dirent[];

/** What is in a folder; one that is not there holds nothing. */
export function readFolder(path: string): Folder {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** What is in folders, looked into again only when one looks different: to look at one takes a fifth of that. */
export class Folders {
  readonly #kept = new OfThisProcess<{ readonly folder: Folder; readonly mtimeMs: number }>();

  readonly read = (path: string): Folder => {
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return [];
    const kept = this.#kept.get(path);
    if (kept?.mtimeMs === mtimeMs) return kept.folder;
    const folder = readFolder(path);
    if (Date.now() - mtimeMs > FRESH) this.#kept.set(path, { folder, mtimeMs });
    return folder;
  };
}
