import { existsSync, readdirSync, watch } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Folders whose documents are published; a change in any of them is checked before it shows. */
const FOLDERS = ["brands", "screens", "rules", "locales", "api"];
/** How often the files themselves are looked at, at most, ms: not every file system tells of a change. */
const AGAIN = 1_000;

/** Hears when documents below a root are written; whoever asks waits for no disk. */
export class DocumentWatch {
  readonly #root: string;
  readonly #watched = new Set<string>();
  #changed = false;
  #stamp: string | undefined;
  #looking = false;
  #looked = 0;

  constructor(root: string) {
    this.#root = root;
    this.#watchFolders();
    void this.#look();
  }

  /** Whether a document was written, added or taken away since this was asked last. */
  changed(): boolean {
    if (!this.#looking && performance.now() - this.#looked > AGAIN) void this.#look();
    if (!this.#changed) return false;
    this.#changed = false;
    // What was heard is not to be found again by looking.
    this.#stamp = undefined;
    // There may be new folders.
    this.#watchFolders();
    return true;
  }

  #watchFolders(): void {
    for (const folder of foldersBelow(this.#root)) {
      if (this.#watched.has(folder)) continue;
      this.#watched.add(folder);
      // Nothing waits for it when the process is to end; a folder that goes away is looked for again.
      watch(folder, { persistent: false }, () => void (this.#changed = true)).on("error", () =>
        this.#watched.delete(folder),
      );
    }
  }

  async #look(): Promise<void> {
    this.#looking = true;
    const stamp = await stampOf(this.#root).catch(() => undefined);
    if (this.#stamp !== undefined && stamp !== this.#stamp) this.#changed = true;
    this.#stamp = stamp ?? this.#stamp;
    this.#looked = performance.now();
    this.#looking = false;
  }
}

function foldersBelow(root: string): string[] {
  return FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name)),
    ]);
}

/** A text that changes when a document is written, added or taken away. */
async function stampOf(root: string): Promise<string> {
  let newest = 0;
  let files = 0;
  for (const folder of FOLDERS) {
    const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
    for (const name of names.filter((file) => file.endsWith(".json"))) {
      newest = Math.max(newest, (await stat(join(root, folder, name)).catch(() => undefined))?.mtimeMs ?? 0);
      files++;
    }
  }
  return `${newest} ${files}`;
}
