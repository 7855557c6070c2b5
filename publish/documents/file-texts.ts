import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What was read of a file, and how the file stood then. */
interface Kept {
  readonly text: string;
  readonly stamp: string;
}

/** A file that was written so shortly before it was read may be written again without looking any different, ms. */
const FRESH = 1_000;

/** The texts of files below a root, read again only when a file looks different. */
export class FileTexts {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws where there is no such file. */
  read(file: string): string {
    const path = join(this.#root, file);
    const { mtimeMs, size } = statSync(path);
    const stamp = `${mtimeMs} ${size}`;
    const kept = this.#kept.get(file);
    if (kept?.stamp === stamp) return kept.text;
    const text = readFileSync(path, "utf8");
    if (Date.now() - mtimeMs > FRESH) this.#kept.set(file, { text, stamp });
    return text;
  }
}
