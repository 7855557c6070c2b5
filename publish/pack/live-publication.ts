import { checkDocuments } from "../check/check-documents.ts";
import { formatFault } from "../check/given/report.ts";
import { areaOf } from "./area-of.ts";
import { DocumentWatch } from "./document-watch.ts";
import { type Publication, publish } from "./publication.ts";

/**
 * The documents of a folder as pages may fetch them now (B9): an edit shows with the next page, after it was checked; a
 * broken one prints the checker's lines and waits, as its document was last good, without holding back others (R1, R14).
 */
export class LivePublication {
  readonly #root: string;
  readonly #say: (line: string) => void;
  readonly #watch: DocumentWatch;
  #good: Publication;
  readonly #files = new Map<string, string>();
  /** The documents of the last good release, as they are written. */
  #texts: ReadonlyMap<string, string> = new Map();

  /** @throws when the documents are wrong at the start: then there is no good release yet. */
  constructor(root: string, say: (line: string) => void) {
    this.#root = root;
    this.#say = say;
    this.#watch = new DocumentWatch(root);
    const good = this.#read();
    if (!good) throw new Error("the documents have errors; nothing can be served");
    this.#good = good;
    this.#keep(good);
  }

  /** The release of now. */
  current(): Publication {
    if (!this.#watch.changed()) return this.#good;
    const fresh = this.#read();
    if (fresh) {
      this.#good = fresh;
      this.#keep(fresh);
      this.#say(`The documents have changed: release ${fresh.release.id} is served.`);
    } else this.#say(`The last good release, ${this.#good.release.id}, goes on serving.`);
    return this.#good;
  }

  /** A published file of this or an earlier release, for visits that began with it (R10). */
  file(address: string): string | undefined {
    return this.#files.get(address);
  }

  /**
   * The documents as they stand, but for those with faults: where the last good ones stand in, the rest is not held back
   * by them (R14). Undefined where that is not whole either, as when an edit breaks another document.
   */
  #read(): Publication | undefined {
    const overlay = new Map<string, string | null>();
    const said = new Set<string>();
    for (;;) {
      const { errors, documents } = checkDocuments(this.#root, { overlay });
      if (errors.length === 0) {
        this.#texts = new Map(documents.map(({ file, text }) => [file, text]));
        if (overlay.size > 0) this.#say(`The last good one goes on serving of ${[...overlay.keys()].join(", ")}.`);
        return publish(documents, areaOf);
      }
      const free = errors.filter(({ file }) => !overlay.has(file));
      // What is wrong elsewhere may show only once what cannot be read is replaced.
      for (const line of free.map(formatFault)) {
        if (!said.has(line)) this.#say(line);
        said.add(line);
      }
      // What is not of its form makes other documents seem wrong too: the faults of the first kind are looked at first.
      const first = free.map(({ code }) => code.slice(0, 2)).sort()[0];
      const held = free.filter(({ code }) => first !== undefined && code.startsWith(first)).map(({ file }) => file);
      if (held.length === 0 || this.#texts.size === 0) return undefined;
      for (const file of held) overlay.set(file, this.#texts.get(file) ?? null);
    }
  }

  #keep(publication: Publication): void {
    for (const [address, text] of publication.files) this.#files.set(address, text);
  }
}
