import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

/** The folder that whoever starts often keeps the compiled schemas in. */
export const keptChecker = "node_modules/.cache/checker";

/** So many are kept: one for each state of the schemas that somebody goes back and forth between. */
const most = 4;

/** Code that follows from something alone, kept in a folder under a hash of that; what cannot be kept is made again. */
export class KeptCode {
  readonly #folder: string;
  readonly #file: string;

  /** @param from all that the code follows from. */
  constructor(folder: string, from: string) {
    this.#folder = resolve(folder);
    this.#file = `${createHash("sha256").update(from).digest("hex")}.cjs`;
  }

  /** What the code gives away; nothing where it is not there or cannot be read. */
  load(): unknown {
    try {
      return createRequire(import.meta.url)(join(this.#folder, this.#file));
    } catch {
      return undefined;
    }
  }

  /** Keeps the code, and the latest others; where nothing can be written nothing is kept. */
  keep(code: string): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      // Written beside and renamed, so that who reads at the same time never finds half of it.
      const draft = join(this.#folder, `${this.#file}.${process.pid}`);
      writeFileSync(draft, code);
      renameSync(draft, join(this.#folder, this.#file));
      const age = (name: string): number => -statSync(join(this.#folder, name)).mtimeMs;
      const all = readdirSync(this.#folder).sort((one, other) => age(one) - age(other));
      for (const name of all.slice(most)) rmSync(join(this.#folder, name), { force: true });
    } catch {
      // It is made again then.
    }
  }
}
