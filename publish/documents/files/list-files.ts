import { type Folder, readFolder } from "./folders.ts";

/** Folders below the root that may hold documents. */
const rooms = ["screens", "rules", "brands", "locales", "api", "widgets", "schemas/entities"];

/** Every JSON file of the rooms of documents, as sorted paths below the root. */
export const listFiles = (root: string, read?: (path: string) => Folder): string[] =>
  rooms.flatMap((room) => filesIn(root, room, (name) => name.endsWith(".json"), read)).sort();

/** Where the pictures of brands lie. */
const pictures = "brands/assets";

/** Every file of the pictures of brands, as sorted paths below the root. */
export const listPictures = (root: string): string[] => filesIn(root, pictures, (name) => !name.endsWith(".json"));

/** Whether a path below the root is that of a picture. */
export const isPicture = (file: string): boolean => file.startsWith(`${pictures}/`) && !file.endsWith(".json");

/** The files in a folder and those within it whose names are wanted, as sorted paths below the root. */
export function filesIn(
  root: string,
  folder: string,
  isWanted: (name: string) => boolean,
  read: (path: string) => Folder = readFolder,
): string[] {
  const found: string[] = [];
  const visit = (path: string): void => {
    for (const entry of read(`${root}/${path}`)) {
      // What is hidden is an editor's or a system's own: Emacs keeps a link to nothing beside what it edits.
      if (entry.name.startsWith(".")) continue;
      // A folder that is named as a document is meant as one: whoever reads it says that it is none.
      if (entry.isDirectory() && !entry.name.endsWith(".json")) visit(`${path}/${entry.name}`);
      else if (isWanted(entry.name)) found.push(`${path}/${entry.name}`);
    }
  };
  visit(folder);
  return found.sort();
}
