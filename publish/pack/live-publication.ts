import { checkDocuments } from "../check/check-documents.ts";
import { formatFault } from "../check/given/report.ts";
import { areaOf } from "./area-of.ts";
import { DocumentWatch } from "./document-watch.ts";
import { type Publication, publish } from "./publication.ts";

/**
 * The documents of a folder as pages may fetch them now (B9): an edit shows with the next page, after it was checked; a
 * broken edit prints the checker's lines and the last good release goes on serving (R1).
 */
export class LivePublication {
  readonly #root: string;
  readonly #say: (line: string) => void;
  readonly #watch: DocumentWatch;
  #good: Publication;
  readonly #files = new Map<string, string>();

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

  #read(): Publication | undefined {
    const { errors, documents } = checkDocuments(this.#root);
    for (const error of errors) this.#say(formatFault(error));
    return errors.length === 0 ? publish(documents, areaOf) : undefined;
  }

  #keep(publication: Publication): void {
    for (const [address, text] of publication.files) this.#files.set(address, text);
  }
}
