import type { Document, Fault, Whole } from "./document.ts";
import { faultOf } from "./fault-at.ts";
import { FileTexts } from "./files/file-texts.ts";
import { Folders } from "./files/folders.ts";
import { joined, joinLikes } from "./join-likes.ts";
import { kindOf, widgetOf } from "./kinds.ts";
import { isPicture, listFiles } from "./files/list-files.ts";
import { misnamed } from "./misnamed.ts";
import { records } from "./records.ts";
import { noText, type Parsed, parseDocument } from "./parse-document.ts";
import { wholeCallDocument } from "./whole-calls.ts";
import { wholeCasesDocument } from "./whole-decisions.ts";

/** Texts laid over the files of a root, by path below it; null takes a file away. */
export type Overlay = ReadonlyMap<string, string | null>;

/** What was found in each file that may hold a document, in the order of their paths. */
export type Files = ReadonlyMap<string, ReturnType<FileTexts["tryRead"]>>;

/** What a root holds: the documents that could be read, and what is wrong with the others. */
export interface Documents {
  readonly root: string;
  readonly all: readonly Document[];
  readonly faults: readonly Fault[];
  /** The widgets that there are, also those whose schema cannot be read. */
  readonly widgets: readonly string[];
}

const isNoDocument = (file: string): boolean => records.includes(file) || isPicture(file);

/** How many texts of a file are remembered: an edit is often taken back. */
const TEXTS = 4;

/**
 * Reads the documents below a root, again and again: one whose text is as it was is the very same object as before, so
 * that what follows from it need not be worked out again.
 */
export class DocumentReader {
  readonly #root: string;
  readonly #texts: FileTexts;
  readonly #folders = new Folders();
  readonly #kinds = new Map<string, string | undefined>();
  readonly #parsed = new Map<string, Map<string, Parsed>>();
  readonly #whole = new WeakMap<Document, Whole>();
  readonly #joined = new WeakMap<Document, { readonly like: Document; readonly screen: Document }>();

  constructor(root: string) {
    this.#root = root;
    this.#texts = new FileTexts(root);
  }

  /** The files as they are now. */
  look(): Files {
    const files = listFiles(this.#root, this.#folders.read).filter((file) => !isNoDocument(file));
    return new Map(files.map((file) => [file, this.#texts.tryRead(file)]));
  }

  /**
   * Every document, in the order of their paths.
   * @param found the files as they were looked at; as they are now where nobody did.
   */
  read(overlay: Overlay = new Map(), found = this.look()): Documents {
    const read: Document[] = [];
    const faults: Fault[] = [];
    const widgets: string[] = [];
    const files = overlay.size === 0 ? [...found.keys()] : [...new Set([...found.keys(), ...overlay.keys()])].sort();
    for (const file of files) {
      const laid = overlay.get(file);
      if (laid === null || isNoDocument(file)) continue;
      const kind = this.#kindOf(file);
      if (!kind) {
        faults.push(faultOf(file, misnamed(file, files)));
        continue;
      }
      const widget = kind === "widget" ? widgetOf(file) : undefined;
      if (widget !== undefined) widgets.push(widget);
      const text = laid ?? found.get(file) ?? "";
      const parsed = typeof text === "string" ? this.#parse(kind, file, text) : { faults: [noText(file, text.found)] };
      if ("document" in parsed) read.push(parsed.document);
      else faults.push(...parsed.faults);
    }
    const screens = joinLikes(read, (document, like) => this.#join(document, like));
    const whole = screens.all.map((document) => this.#wholeOf(document));
    const later = [...screens.faults, ...whole.flatMap((one) => one.faults)];
    return {
      root: this.#root,
      all: whole.map(({ document }) => document),
      widgets,
      // What cannot be read is missing wherever it is named: that is said once, of itself.
      faults: faults.length > 0 ? faults : later,
    };
  }

  /** The kind of a file by its path, which is looked for once. */
  #kindOf(file: string): string | undefined {
    if (!this.#kinds.has(file)) this.#kinds.set(file, kindOf(file)?.name);
    return this.#kinds.get(file);
  }

  #parse(kind: string, file: string, text: string): Parsed {
    const texts = this.#parsed.get(file) ?? new Map<string, Parsed>();
    this.#parsed.set(file, texts);
    const parsed = texts.get(text) ?? parseDocument(kind, file, text);
    // The one that was read last is the last to be forgotten.
    texts.delete(text);
    texts.set(text, parsed);
    const [oldest] = texts.keys();
    if (texts.size > TEXTS && oldest !== undefined) texts.delete(oldest);
    return parsed;
  }

  #join(document: Document, like: Document): Document {
    const known = this.#joined.get(document);
    if (known?.like === like) return known.screen;
    const screen = joined(document, like);
    this.#joined.set(document, { like, screen });
    return screen;
  }

  #wholeOf(document: Document): Whole {
    const known = this.#whole.get(document);
    if (known) return known;
    const { kind } = document;
    const whole =
      kind === "call"
        ? wholeCallDocument(document)
        : kind === "decision" || kind === "rule"
          ? wholeCasesDocument(document)
          : { document, faults: [] };
    this.#whole.set(document, whole);
    return whole;
  }
}
