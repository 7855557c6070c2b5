import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders below the root that may hold documents. */
const rooms = ["screens", "rules", "brands", "locales", "api", "widgets", "schemas/entities"];

/** Every JSON file of the rooms of documents, as sorted paths below the root. */
export function listFiles(root: string): string[] {
  const files: string[] = [];
  const visit = (folder: string): void => {
    let entries: ReturnType<typeof readFolder>;
    try {
      entries = readFolder(join(root, folder));
    } catch {
      return; // a room that is not there holds nothing
    }
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (entry.name.endsWith(".json")) files.push(path);
    }
  };
  for (const room of rooms) visit(room);
  return files.sort();
}

const readFolder = (folder: string) => readdirSync(folder, { withFileTypes: true });
