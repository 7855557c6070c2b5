import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { Script } from "node:vm";
import { type Entries, entries } from "../../documents/entries.ts";

/** The folder that whoever starts often keeps the compiled schemas in. */
export const keptChecker = "node_modules/.cache/checker";

/** So many files are kept: one for each version of the checker that somebody goes back and forth between. */
const most = 3;

/** What code asks for, it has from here, wherever it is kept. */
const require = createRequire(import.meta.url);

/**
 * Pieces of code that each follow from something alone, kept in one file of a folder under a hash of that. What cannot
 * be kept is made again; a file that is not as it was written is not believed.
 */
export class KeptCode {
  readonly #folder: string;
  readonly #file: string;
  /** The code that was kept: of a function that gives away what it makes. */
  #pieces: Entries | undefined;
  /** The pieces that this process asked for or made. */
  readonly #used = new Map<string, string>();

  /** @param by what all pieces were made by. */
  constructor(folder: string, by: string) {
    this.#folder = resolve(folder);
    this.#file = `${digestOf(by)}.json`;
  }

  /** What the code of a piece gives away; nothing where it is not kept. */
  of(from: string): unknown {
    const name = digestOf(from);
    const code = (this.#pieces ??= this.#read())[name];
    if (typeof code !== "string") return undefined;
    this.#used.set(name, code);
    const given = {};
    // Each by itself: who asks for few does not wait for all.
    const piece: unknown = new Script(code).runInThisContext();
    if (isPiece(piece)) piece(given, require);
    return given;
  }

  /** Adds pieces and keeps all; where nothing can be written nothing is kept. */
  keep(made: ReadonlyMap<string, string>): void {
    if (made.size === 0) return;
    for (const [from, code] of made) this.#used.set(digestOf(from), `(function (exports, require) {${code}\n})`);
    // As many that were not asked for: somebody goes back and forth between two states of the schemas.
    const others = Object.entries((this.#pieces ??= this.#read())).filter(([name]) => !this.#used.has(name));
    this.#write(JSON.stringify(Object.fromEntries([...this.#used, ...others.slice(0, this.#used.size)])));
  }

  #read(): Entries {
    try {
      const text = readFileSync(join(this.#folder, this.#file), "utf8");
      const end = text.indexOf("\n");
      const code = text.slice(end + 1);
      return text.slice(0, end) === sealOf(code) ? entries(JSON.parse(code)) : {};
    } catch {
      return {};
    }
  }

  #write(code: string): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      // Written beside and renamed, so that who reads at the same time never finds half of it.
      const draft = join(this.#folder, `${this.#file}.${process.pid}`);
      writeFileSync(draft, `${sealOf(code)}\n${code}`);
      renameSync(draft, join(this.#folder, this.#file));
      const age = (name: string): number => -statSync(join(this.#folder, name)).mtimeMs;
      const all = readdirSync(this.#folder).sort((one, other) => age(one) - age(other));
      for (const name of all.slice(most)) rmSync(join(this.#folder, name), { force: true });
    } catch {
      // It is made again then.
    }
  }
}

/** Code that gives away what it makes, with what it asks for. */
type Piece = (given: object, asked: NodeJS.Require) => void;

/** What is read is as it was written, and nothing else is. */
const isPiece = (value: unknown): value is Piece => typeof value === "function";

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The first line of a file: that the rest of it is as it was written. */
const sealOf = (code: string): string => `// ${digestOf(code)}`;
