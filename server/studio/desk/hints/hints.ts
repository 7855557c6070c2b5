import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LanguageService } from "vscode-json-languageservice";
import type { CompletionItem, Hover, Position } from "vscode-languageserver-types";
import { TextDocument } from "vscode-languageserver-textdocument";
import { bySchema } from "../../../../language-server/features/by-schema.ts";
import { complete } from "../../../../language-server/features/complete.ts";
import { explain } from "../../../../language-server/features/explain.ts";
import { openDocument } from "../../../../language-server/buffers/open-document.ts";
import type { Open } from "../../../../language-server/buffers/workspace.ts";
import { NameIndex } from "../../../../language-server/names/name-index.ts";
import { Project } from "../../../../publish/check/given/project.ts";
import { namesInSource, type SourceNames } from "../../../../publish/check/given/source-names.ts";
import { Memo } from "../../../../publish/check/memo/memo.ts";
import type { Document } from "../../../../publish/documents/document.ts";
import { kindOf } from "../../../../publish/documents/kinds.ts";

/** A document as somebody has it before him, and where in it he is. */
export interface Spot {
  readonly file: string;
  readonly text: string;
  /** Counted in letters, from 0. */
  readonly at: number;
}

/** What editors are told of a document that is being written, told to the studio: the language server's own answers. */
export class Hints {
  readonly #root: string;
  /** The documents of the folder as they are now. */
  readonly #documents: () => readonly Document[];
  readonly #schemas: LanguageService;
  #source: SourceNames | undefined;
  readonly #memo = new Memo();
  readonly #project: Project;
  /** What was looked at last. */
  #last: Document | undefined;

  constructor(root: string, documents: () => readonly Document[]) {
    this.#root = root;
    this.#documents = documents;
    this.#project = new Project({ root, all: [] }, undefined, this.#memo);
    this.#schemas = bySchema({ uriOf: this.#uriOf });
  }

  /** What may stand at a place: what no schema knows, else what the schema lets stand there. */
  async complete(spot: Spot): Promise<readonly CompletionItem[]> {
    const open = this.#openOf(spot);
    const text = this.#textOf(spot);
    const own = open ? complete(this, open, text, spot.at) : [];
    if (own.length > 0) return own;
    const list = await this.#schemas.doComplete(text, placeOf(text, spot), this.#schemas.parseJSONDocument(text));
    return list?.items ?? [];
  }

  /** What stands at a place, in Markdown. */
  async explain(spot: Spot): Promise<Hover["contents"] | undefined> {
    const open = this.#openOf(spot);
    const said = open && explain(this, open, new NameIndex(open.project), spot.at);
    if (said !== undefined) return said;
    const text = this.#textOf(spot);
    return (await this.#schemas.doHover(text, placeOf(text, spot), this.#schemas.parseJSONDocument(text)))?.contents;
  }

  /** What code names. */
  get source(): SourceNames {
    this.#source ??= namesInSource(this.#root);
    return this.#source;
  }

  /** The project with that document as it is being written: with each letter only what depends on it is worked out anew. */
  #openOf({ file, text }: Spot): Open | undefined {
    const all = this.#documents();
    const kind = kindOf(file)?.name;
    const written = all.find((one) => one.file === file);
    const same = [written, this.#last].find((one) => one?.file === file && one.text === text);
    const document = same ?? (kind === undefined ? undefined : openDocument(kind, file, text));
    if (!document) return undefined;
    this.#last = document;
    this.#project.take(written ? all.map((one) => (one === written ? document : one)) : [...all, document]);
    this.#memo.next();
    return { document, project: this.#project };
  }

  #textOf({ file, text }: Spot): TextDocument {
    return TextDocument.create(this.#uriOf(file), "json", 0, text);
  }

  readonly #uriOf = (file: string): string => pathToFileURL(join(this.#root, file)).href;
}

const placeOf = (text: TextDocument, { at }: Spot): Position => text.positionAt(at);
