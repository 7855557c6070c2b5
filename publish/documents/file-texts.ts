import { readFileSync, statSync } from "node:fs";

/** What was read of a file, and how the file stood then. */
interface Kept {
  readonly text: string;
  readonly mtimeMs: number;
  readonly size: number;
}

/** What was written so shortly before it was read may be written again without looking any different, ms. */
export const FRESH = 1_000;

/** The texts of files below a root, read again only when a file looks different. */
export class FileTexts {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws where there is no such file. */
  read(file: string): string {
    const path = `${this.#root}/${file}`;
    const { mtimeMs, size } = statSync(path);
    const kept = this.#kept.get(file);
    if (kept?.mtimeMs === mtimeMs && kept.size === size) return kept.text;
    const text = readFileSync(path, "utf8");
    if (Date.now() - mtimeMs > FRESH) this.#kept.set(file, { text, mtimeMs, size });
    return text;
  }
}
