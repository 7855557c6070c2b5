import { readFileSync, statSync } from "node:fs";
import { OfThisProcess } from "./of-this-process.ts";
import { unreadable } from "./unreadable.ts";

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
  readonly #kept = new OfThisProcess<Kept>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A text, else what is found in its place. */
  tryRead(file: string): string | { readonly found: string } {
    try {
      return this.read(file);
    } catch {
      return { found: unreadable(`${this.#root}/${file}`) ?? "one that was just written" };
    }
  }

  /** @throws where there is no such file, or nothing that can be read. */
  read(file: string): string {
    const path = `${this.#root}/${file}`;
    const stats = statSync(path);
    // A pipe would be waited for.
    if (!stats.isFile()) throw new Error(`expected a file, found none at ${file}`);
    const { mtimeMs, size } = stats;
    const kept = this.#kept.get(file);
    if (kept?.mtimeMs === mtimeMs && kept.size === size) return kept.text;
    const text = readFileSync(path, "utf8");
    if (Date.now() - mtimeMs > FRESH) this.#kept.set(file, { text, mtimeMs, size });
    return text;
  }
}
