import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Characters of a seal, with the end of its line. */
const SEAL = 65;

/**
 * Files of a folder that can be made again, by name: what takes long to make is made once. What cannot be kept, or is not
 * as it was written, is not there.
 */
export class KeptFiles {
  readonly #folder: string;
  readonly #most: number;

  /** @param most so many files are kept, those that were used last. */
  constructor(folder: string, most: number) {
    this.#folder = resolve(folder);
    this.#most = most;
  }

  /** What was kept by a name, as it was written. */
  read(name: string): Buffer | undefined {
    try {
      const file = join(this.#folder, name);
      const bytes = readFileSync(file);
      const content = bytes.subarray(SEAL);
      if (bytes.subarray(0, SEAL).toString() !== sealOf(content)) return undefined;
      const now = new Date();
      utimesSync(file, now, now);
      return content;
    } catch {
      return undefined;
    }
  }

  /** Keeps it in place of what had that name. */
  write(name: string, content: string | Buffer): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      // Written beside and renamed, so that who reads at the same time never finds half of it.
      const draft = join(this.#folder, `${name}.${process.pid}`);
      writeFileSync(draft, Buffer.concat([Buffer.from(sealOf(content)), Buffer.from(content)]));
      renameSync(draft, join(this.#folder, name));
      const age = (one: string): number => -statSync(join(this.#folder, one)).mtimeMs;
      const all = readdirSync(this.#folder).sort((one, other) => age(one) - age(other));
      for (const one of all.slice(this.#most)) rmSync(join(this.#folder, one), { force: true });
    } catch {
      // It is made again then.
    }
  }
}

/** The first line of a file: that the rest of it is as it was written. */
const sealOf = (content: string | Buffer): string => `${createHash("sha256").update(content).digest("hex")}\n`;
