import type { Connection } from "vscode-languageserver";
import type { Fault } from "../../publish/documents/document.ts";
import type { Workspace } from "../buffers/workspace.ts";
import { diagnosticOf } from "./diagnose.ts";

/** So long nobody types before everything is checked again, ms. */
const QUIET = 200;

/** So long is checked before whoever asks meanwhile is answered, ms: the first check takes seconds. */
const PIECE = 20;

/** Tells the editor of every fault, in open files and in others, a moment after the last change. */
export class Marking {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  /** Where the reference is served. */
  readonly #reference: () => string;
  #marked = new Set<string>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, workspace: Workspace, reference: () => string) {
    this.#connection = connection;
    this.#workspace = workspace;
    this.#reference = reference;
  }

  soon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#check(this.#workspace.checking()), QUIET);
  }

  /** Checks a piece, and the next one after all that has come in by then; what is written meanwhile begins it anew. */
  #check(pieces: Generator<void>): void {
    const began = performance.now();
    while (performance.now() - began < PIECE) if (pieces.next().done) return this.#mark();
    this.#waiting = setTimeout(() => this.#check(pieces));
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }

  #mark(): void {
    const byFile = new Map<string, Fault[]>();
    for (const fault of this.#workspace.check()) byFile.set(fault.file, [...(byFile.get(fault.file) ?? []), fault]);
    for (const file of new Set([...this.#marked, ...byFile.keys()])) {
      const text = this.#workspace.textOf(file);
      const diagnostics = (byFile.get(file) ?? []).map((fault) => diagnosticOf(fault, text, this.#reference()));
      void this.#connection.sendDiagnostics({ uri: this.#workspace.uriOf(file), diagnostics });
    }
    this.#marked = new Set(byFile.keys());
  }
}
