import {
  type AnnotatedTextEdit,
  type ChangeAnnotation,
  Range,
  type TextDocumentEdit,
  type TextEdit,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Workspace } from "../buffers/workspace.ts";
import { type NamedInCode, namedInCode } from "../names/named-in-code.ts";

/** What an edit is called that may mean something else of the same name. */
const perhaps = "perhaps";
const annotations: Readonly<Record<string, ChangeAnnotation>> = {
  [perhaps]: {
    label: "Code that may mean something else",
    needsConfirmation: true,
    description: "Another thing bears the same name: look whether this one is meant.",
  },
};
/** So many lines are named in a message. */
const SHOWN = 8;

/**
 * What becomes of the lines of code that write out a name. What can mean nothing else is written; of the rest an editor
 * that can asks, and the others say which lines they leave.
 */
export class CodeEdits {
  readonly #workspace: Workspace;
  readonly #asks: boolean;
  readonly #changes = new Map<string, (TextEdit | AnnotatedTextEdit)[]>();
  readonly #left: string[] = [];
  #asked = false;

  constructor(workspace: Workspace, asks: boolean) {
    this.#workspace = workspace;
    this.#asks = asks;
  }

  /** @param isSure nothing else bears that name. */
  add(wanted: Parameters<typeof namedInCode>[1], to: string, isSure: boolean): void {
    for (const found of namedInCode(this.#workspace.root, wanted))
      this.#write(found, to, found.asFile || (isSure && !found.ofOthers));
  }

  get changes(): readonly TextDocumentEdit[] {
    return [...this.#changes].map(([file, edits]) => ({
      textDocument: { uri: this.#workspace.uriOf(file), version: null },
      edits,
    }));
  }

  get annotations(): Record<string, ChangeAnnotation> | undefined {
    return this.#asked ? { ...annotations } : undefined;
  }

  /** The lines that are left to whoever renames, in words; undefined where none is. */
  get left(): string | undefined {
    const lines = [...new Set(this.#left)];
    if (lines.length === 0) return undefined;
    const more = lines.length > SHOWN ? ` and ${lines.length - SHOWN} more` : "";
    return `Not renamed, for they may mean something else of that name: ${lines.slice(0, SHOWN).join(", ")}${more}.`;
  }

  #write({ file, text, start, end }: NamedInCode, to: string, isSure: boolean): void {
    const buffer = TextDocument.create("", "", 0, text);
    const range = Range.create(buffer.positionAt(start), buffer.positionAt(end));
    if (!isSure && !this.#asks) {
      this.#left.push(`${file}:${range.start.line + 1}`);
      return;
    }
    if (!isSure) this.#asked = true;
    const edit = { range, newText: to, ...(!isSure && { annotationId: perhaps }) };
    this.#changes.set(file, [...(this.#changes.get(file) ?? []), edit]);
  }
}
