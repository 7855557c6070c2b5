import { existsSync, type Stats, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { listReleased } from "./document-texts.ts";

/** How often the files themselves are looked at, ms: not every file system tells of a change. */
const AGAIN = 1_000;
/** What is written within this time, ms, is one edit: many files of one commit, or the halves of one file. */
const JOINED = 40;

/** Hears when documents below a root are written, added or taken away, and says so once for those that come together. */
export class DocumentWatch {
  readonly #root: string;
  readonly #changed: () => void;
  readonly #watched = new Map<string, () => void>();
  readonly #again: NodeJS.Timeout;
  #joined: NodeJS.Timeout | undefined;
  #stamp: string;

  constructor(root: string, changed: () => void) {
    this.#root = root;
    this.#changed = changed;
    this.#stamp = this.#look();
    this.#again = setInterval(() => {
      const stamp = this.#look();
      if (stamp !== this.#stamp) this.#hear();
      this.#stamp = stamp;
    }, AGAIN);
  }

  close(): void {
    clearInterval(this.#again);
    clearTimeout(this.#joined);
    for (const stop of this.#watched.values()) stop();
  }

  #hear(): void {
    clearTimeout(this.#joined);
    this.#joined = setTimeout(this.#changed, JOINED);
  }

  /** A text that changes with each write, whatever time the file is given; watches the folders on the way. */
  #look(): string {
    const marks: string[] = [];
    const files = listReleased(this.#root);
    for (const file of files) {
      const found = standingAt(join(this.#root, file));
      marks.push(`${file} ${found?.ctimeMs} ${found?.mtimeMs} ${found?.size}`);
    }
    this.#watchFolders(files);
    return marks.join("\n");
  }

  #watchFolders(files: readonly string[]): void {
    for (const folder of new Set(files.map((file) => join(this.#root, dirname(file))))) {
      if (this.#watched.has(folder) || !existsSync(folder)) continue;
      const watcher = watch(folder, { persistent: false }, () => this.#hear());
      // A folder that goes away is watched again when it is there again.
      watcher.on("error", () => this.#watched.delete(folder));
      this.#watched.set(folder, () => watcher.close());
    }
  }
}

/** How a file stands; a link that leads to nothing, or back to itself, leads to none. */
function standingAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
