import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { Checker } from "../../publish/check/checker.ts";
import { Project } from "../../publish/check/given/project.ts";
import { namesInSource, type SourceNames } from "../../publish/check/given/source-names.ts";
import type { Document, Fault } from "../../publish/documents/document.ts";
import { kindOf } from "../../publish/documents/kinds.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { records } from "../../publish/documents/records.ts";
import { unreadable } from "../../publish/documents/files/unreadable.ts";
import { openDocument } from "./open-document.ts";

/** A document that is open in the editor, as it is written there, beside the project that it stands in. */
export interface Open {
  readonly document: Document;
  readonly project: Project;
}

/** The project of a root with what the editor has open laid over its files. */
export class Workspace {
  readonly root: string;
  /** After each key pressed only what depends on that file is checked again. */
  readonly #checker: Checker;
  readonly #buffers = new Map<string, TextDocument>();
  readonly #known = new Map<string, Document>();
  /** What each file that was opened said when the editor told of it last. */
  readonly #last = new Map<string, string>();
  #project: Project | undefined;
  #source: SourceNames | undefined;

  constructor(root: string) {
    this.root = root;
    this.#checker = new Checker(root);
    registerOperators(appOperators);
  }

  /** The path below the root of an address; undefined outside. */
  fileOf(uri: string): string | undefined {
    if (!uri.startsWith("file:")) return undefined;
    const file = relative(this.root, fileURLToPath(uri)).replaceAll("\\", "/");
    return file.startsWith("..") ? undefined : file;
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.root, file)).href;
  }

  /** A file was opened or written in the editor; whether that says anything new. */
  opened(buffer: TextDocument): boolean {
    const file = this.fileOf(buffer.uri);
    if (file === undefined || !(kindOf(file) || records.includes(file))) return false;
    const before = this.#last.get(file) ?? this.textOf(file);
    this.#buffers.set(file, buffer);
    return this.#differs(file, before);
  }

  /** A file is no longer open; whether the disk says something else. */
  closed(uri: string): boolean {
    const file = this.fileOf(uri) ?? "";
    const before = this.textOf(file);
    return this.#buffers.delete(file) && this.#differs(file, before);
  }

  /** Whether a file says something else than before; then the project is another one. */
  #differs(file: string, before: string): boolean {
    const now = this.textOf(file);
    this.#last.set(file, now);
    if (now === before) return false;
    this.#project = undefined;
    return true;
  }

  /** Something outside the editor changed the files. */
  changed(): void {
    this.#project = undefined;
    this.#source = undefined;
  }

  /** Every fault of the project as it stands in the editor: the lines of `npm run check`. */
  check(): readonly Fault[] {
    const { errors, warnings, documents } = this.#checker.check({ overlay: this.#overlay(), drafting: true });
    this.#keep(documents, errors);
    return [...errors, ...warnings];
  }

  /** The work of that check in pieces, between which somebody else can be answered. */
  checking(): Generator<void> {
    return this.#checker.pieces(this.#overlay());
  }

  #overlay(): ReadonlyMap<string, string> {
    return new Map([...this.#buffers].map(([file, buffer]) => [file, buffer.getText()]));
  }

  /** Keeps what could be read; of a file that cannot be read now, what it said last. */
  #keep(documents: readonly Document[], faults: readonly Fault[]): void {
    const there = new Set([...documents, ...faults].map(({ file }) => file));
    for (const file of this.#known.keys()) if (!there.has(file)) this.#known.delete(file);
    for (const document of documents) this.#known.set(document.file, document);
    this.#project = undefined;
  }

  /** The project: of each file what could be read last, of what is open as much as can be understood now. */
  get project(): Project {
    if (this.#known.size === 0) {
      const { all, faults } = readDocuments(this.root);
      this.#keep(all, faults);
    }
    this.#project ??= new Project({ root: this.root, all: [...this.#newest().values()] });
    return this.#project;
  }

  /** What code names. */
  get source(): SourceNames {
    this.#source ??= namesInSource(this.root);
    return this.#source;
  }

  /** A document at an address, as it stands in the editor or on the disk; undefined where none can be read. */
  at(uri: string): Open | undefined {
    const file = this.fileOf(uri);
    const { project } = this;
    const document = project.documents.find((one) => one.file === file);
    return document && { document, project };
  }

  /** The text of a file as it stands in the editor, else on the disk. */
  textOf(file: string): string {
    const path = join(this.root, file);
    return this.#buffers.get(file)?.getText() ?? (unreadable(path) === undefined ? readFileSync(path, "utf8") : "");
  }

  #newest(): ReadonlyMap<string, Document> {
    const all = new Map(this.#known);
    for (const [file, buffer] of this.#buffers) {
      const text = buffer.getText();
      const kind = kindOf(file)?.name;
      if (kind === undefined || all.get(file)?.text === text) continue;
      const document = openDocument(kind, file, text);
      if (document) all.set(file, document);
    }
    return all;
  }
}
