import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { type Entries, entries } from "../../documents/entries.ts";
import { KeptFiles } from "../../documents/files/kept-files.ts";

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
  readonly #files: KeptFiles;
  readonly #file: string;
  /** The code that was kept: of a function that gives away what it makes. */
  #pieces: Entries | undefined;
  /** The pieces that this process asked for or made. */
  readonly #used = new Map<string, string>();

  /** @param by what all pieces were made by. */
  constructor(folder: string, by: string) {
    this.#files = new KeptFiles(folder, most);
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
    const kept = Object.fromEntries([...this.#used, ...others.slice(0, this.#used.size)]);
    this.#files.write(this.#file, JSON.stringify(kept));
  }

  #read(): Entries {
    const kept = this.#files.read(this.#file);
    return kept === undefined ? {} : entries(JSON.parse(kept.toString()));
  }
}

/** Code that gives away what it makes, with what it asks for. */
type Piece = (given: object, asked: NodeJS.Require) => void;

/** What is read is as it was written, and nothing else is. */
const isPiece = (value: unknown): value is Piece => typeof value === "function";

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");
