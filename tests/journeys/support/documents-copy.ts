import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedBehaviour } from "../../../publish/documents/records.ts";

const project = process.cwd();
const documents = ["brands", "screens", "rules", "locales", "api"];
const left = new Set([...documents, ".git", ".data", "test-results"]);

/** A root with documents of its own and everything else of the project, for tests that edit documents. */
export interface DocumentsCopy {
  readonly root: string;
  /** Writes a document anew. */
  edit<T>(file: string, change: (data: T) => void): void;
  /** Writes text in place of a document. */
  write(file: string, text: string): void;
  /** Takes a document away. */
  leaveOut(file: string): void;
  remove(): void;
}

/** @param published whether what documents do was published, so that they are held to it */
export function copyDocuments({ published = false } = {}): DocumentsCopy {
  const root = mkdtempSync(join(tmpdir(), "documents-"));
  for (const folder of documents) cpSync(join(project, folder), join(root, folder), { recursive: true });
  // Of documents that a test changes nothing was published.
  if (!published) rmSync(join(root, publishedBehaviour));
  for (const name of readdirSync(project)) if (!left.has(name)) symlinkSync(join(project, name), join(root, name));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  return {
    root,
    write,
    leaveOut: (file) => rmSync(join(root, file)),
    edit<T>(file: string, change: (data: T) => void) {
      const data = JSON.parse(readFileSync(join(root, file), "utf8")) as T;
      change(data);
      write(file, JSON.stringify(data, null, 2));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
