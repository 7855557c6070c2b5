import type { Document, Fault } from "../documents/document.ts";
import { type Check, type Checking, type DocumentCheck, documentsOf } from "./given/checking.ts";
import { reportInto } from "./given/report.ts";
import { type Memo, sameElements } from "./memo/memo.ts";
import { Telling, type Told, type Tells } from "./telling.ts";

/** What checks came to, by the check; of a document. */
type ByCheck = ReadonlyMap<Check, readonly Told[]>;

/** Nothing, the very same for all of whom nothing is said. */
const nothing: ByCheck = new Map();

/** Checks as they are run: what each came to is kept until something that it asked changes. */
export class Runs {
  readonly #tells: Tells;
  readonly #idle: Telling[] = [];
  readonly #ofAll: (check: Check) => readonly Told[];
  readonly #ofOne: (check: DocumentCheck, document: Document) => readonly Told[];
  /** Of a document one question for many checks: most of them come to the same as before, together. */
  readonly #ofDocument: (checks: readonly Check[], document: Document) => ByCheck;

  constructor(tells: Tells, memo: Memo) {
    this.#tells = tells;
    this.#ofAll = memo.question((check: Check) => this.#told(check), { same: sameElements });
    this.#ofOne = memo.pair(
      (check: DocumentCheck, document: Document) => this.#told((given) => check(given, document)),
      { same: sameElements, through: true },
    );
    this.#ofDocument = memo.pair((checks: readonly Check[], document: Document) => this.#each(checks, document));
  }

  /** Runs checks in their order, again and again, and adds what they report to faults. */
  into(faults: Fault[]): (checks: readonly Check[]) => void {
    const report = reportInto(faults);
    return (checks) => {
      const told = new Map<Document, ByCheck>();
      for (const document of this.#tells.project.documents) {
        const found = this.#ofDocument(checks, document);
        if (found.size > 0) told.set(document, found);
      }
      for (const check of checks)
        for (const one of check.ofEach ? this.#joined(check, check.ofEach, told) : this.#ofAll(check))
          if (one.length === 1) faults.push(one[0]);
          else report(...one);
    };
  }

  /** What a check says of each document, in the order of its documents. */
  #joined(check: Check, each: NonNullable<Check["ofEach"]>, told: ReadonlyMap<Document, ByCheck>): readonly Told[] {
    if (![...told.values()].some((found) => found.has(check))) return [];
    return documentsOf(each, this.#tells.project).flatMap((document) => told.get(document)?.get(check) ?? []);
  }

  /** The same in pieces, of which none takes long: what they come to is kept, and said at once by `into`. */
  *pieces(checks: readonly Check[]): Generator<void> {
    for (const document of this.#tells.project.documents) {
      this.#ofDocument(checks, document);
      yield;
    }
    for (const check of checks)
      if (!check.ofEach) {
        this.#ofAll(check);
        yield;
      }
  }

  /** Whether none of these checks reports anything; what they come to is kept. */
  isSilent(checks: readonly Check[]): boolean {
    return (
      this.#tells.project.documents.every((document) => this.#ofDocument(checks, document).size === 0) &&
      checks.every((check) => check.ofEach !== undefined || this.#ofAll(check).length === 0)
    );
  }

  #each(checks: readonly Check[], document: Document): ByCheck {
    const found = new Map<Check, readonly Told[]>();
    for (const check of checks) {
      if (!check.ofEach) continue;
      const { check: one, kinds } = check.ofEach;
      if (kinds.length > 0 && !kinds.includes(document.kind)) continue;
      const told = this.#ofOne(one, document);
      if (told.length > 0) found.set(check, told);
    }
    return found.size > 0 ? found : nothing;
  }

  /** What a check reports, told to nobody yet. */
  #told(check: (given: Checking) => void): readonly Told[] {
    // Tens of thousands run, few at once: a check of one document may ask one of another.
    const telling = this.#idle.pop() ?? new Telling(this.#tells, this.#ofOne);
    check(telling);
    const told = telling.take();
    this.#idle.push(telling);
    return told;
  }
}
