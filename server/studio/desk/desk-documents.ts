import { type Checked, Checker } from "../../../publish/check/checker.ts";
import { formatFault } from "../../../publish/check/given/report.ts";
import { keptChecker } from "../../../publish/check/schema/kept-code.ts";
import { Effects } from "../../../publish/compare/effect.ts";
import { TextsReader } from "../../../publish/compare/texts-reader.ts";
import type { Wording } from "../../../publish/compare/wording.ts";
import type { Document, Fault } from "../../../publish/documents/document.ts";
import { DocumentReader, type Documents } from "../../../publish/documents/document-reader.ts";
import { tidy as formatted } from "../../../publish/edit/tidy.ts";
import { type Schemas, schemasOf } from "../../../publish/reference/schemas-of.ts";
import type { Mark, Pair } from "../../../publish/studio/questions.ts";
import { wordingOf } from "../../../publish/studio/wording.ts";
import { Hints } from "./hints/hints.ts";

/** The folder's documents as the studio's process has them: after an edit only what has changed is read and checked again. */
export class DeskDocuments {
  readonly root: string;
  readonly checker: Checker;
  /**
   * Told when a value of a pair has just been written, with what a check says from then on; settles when whoever looks
   * at the pair was told.
   */
  readonly edited: (pair: Pair, now: Checked) => Promise<void>;
  /** Writes a text as the project's formatter would. */
  readonly tidy: (file: string, text: string) => string;
  /** Reads documents that are not the folder's. */
  readonly texts: TextsReader;
  readonly effects: Effects;
  /** How the values of brands are called. */
  readonly wording: Wording;
  readonly hints: Hints;
  readonly #reader: DocumentReader;

  constructor(root: string, tidy = formatted, edited: DeskDocuments["edited"] = async () => undefined) {
    this.root = root;
    this.edited = edited;
    this.tidy = tidy;
    this.checker = new Checker(root, undefined, keptChecker);
    this.texts = new TextsReader(root);
    this.wording = wordingOf(() => this.schemas());
    this.effects = new Effects(root, this.wording, this.texts);
    this.#reader = new DocumentReader(root);
    this.hints = new Hints(root, () => this.documents());
  }

  /** As they are written now, and what is wrong with them. The first time that takes seconds. */
  checked(): Checked {
    return this.checker.check();
  }

  /** As they are written now, with what cannot be read, for who asks nothing else of what is wrong with them. */
  read(): Documents {
    return this.#reader.read();
  }

  /** Those that can be read, as they are written now. */
  documents(): readonly Document[] {
    return this.read().all;
  }

  /** Read anew with each question: somebody may have added a value to one. */
  schemas(): Schemas {
    return schemasOf(this.root);
  }
}

/** A fault as a page shows it. */
export const markOf = (fault: Fault): Mark => ({
  line: formatFault(fault),
  file: fault.file,
  at: fault.line,
  column: fault.column,
  path: fault.path,
  message: fault.message,
  code: fault.code,
  warning: fault.severity === "warning",
});
