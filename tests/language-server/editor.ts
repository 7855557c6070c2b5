import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import {
  type CodeAction,
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { serve } from "../../language-server/serve.ts";

/** An editor that has a root open, speaking the protocol with a server. */
export class Editor {
  readonly #root: string;
  readonly #connection: ProtocolConnection;
  readonly #marked = new Map<string, readonly Diagnostic[]>();
  readonly #buffers = new Map<string, TextDocument>();
  /** What the server told whoever edits. */
  readonly told: string[] = [];
  #heard: () => void = () => undefined;

  constructor(root: string, connection: ProtocolConnection) {
    this.#root = resolve(root);
    this.#connection = connection;
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.#marked.set(uri, diagnostics);
      this.#heard();
    });
    connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.told.push(message);
    });
    connection.listen();
  }

  /** An editor whose server runs in this process, over streams. */
  static async over(root: string, options: object = {}, capabilities: object = {}): Promise<Editor> {
    const [up, down] = [new PassThrough(), new PassThrough()];
    serve(createConnection(new StreamMessageReader(up), new StreamMessageWriter(down)), resolve(root));
    const client = createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
    return new Editor(root, client).started(options, capabilities);
  }

  async started(options: object = {}, capabilities: object = {}): Promise<this> {
    const asked = { processId: null, rootUri: null, capabilities, initializationOptions: options };
    await this.#connection.sendRequest("initialize", asked);
    await this.#connection.sendNotification("initialized", {});
    return this;
  }

  async close(): Promise<void> {
    await this.#connection.sendRequest("shutdown");
    this.#connection.end();
    this.#connection.dispose();
  }

  uri(file: string): string {
    return pathToFileURL(join(this.#root, file)).href;
  }

  /** The text of a file as it stands here. */
  text(file: string): string {
    return this.#buffers.get(file)?.getText() ?? readFileSync(join(this.#root, file), "utf8");
  }

  /** Opens a file with this text, or writes it there. */
  async write(file: string, text = this.text(file)): Promise<void> {
    const known = this.#buffers.get(file);
    const version = (known?.version ?? 0) + 1;
    const uri = this.uri(file);
    this.#buffers.set(file, TextDocument.create(uri, "json", version, text));
    if (known)
      await this.#connection.sendNotification("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    else
      await this.#connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri, languageId: "json", version, text },
      });
  }

  /** Writes a text in which ¦ stands where the cursor is, and says where that is. */
  async type(file: string, marked: string) {
    await this.write(file, marked.replace("¦", ""));
    const buffer = TextDocument.create("", "json", 1, marked);
    return { textDocument: { uri: this.uri(file) }, position: buffer.positionAt(marked.indexOf("¦")) };
  }

  /** Puts the cursor before a piece of what stands in a file, `into` letters further. */
  async at(file: string, piece: string, into = 1) {
    await this.write(file);
    const text = this.text(file);
    const offset = text.indexOf(piece);
    if (offset < 0) throw new Error(`${file} does not say ${piece}`);
    const position = TextDocument.create("", "json", 1, text).positionAt(offset + into);
    return { textDocument: { uri: this.uri(file) }, position };
  }

  async completions(file: string, marked: string): Promise<readonly CompletionItem[]> {
    return this.#connection.sendRequest("textDocument/completion", await this.type(file, marked));
  }

  async hover(file: string, piece: string, into = 1): Promise<string> {
    const found: Hover | null = await this.#connection.sendRequest(
      "textDocument/hover",
      await this.at(file, piece, into),
    );
    return found === null ? "" : wordsOf(found.contents);
  }

  /** Where the name at a piece is declared, each as the file and what stands there. */
  async definitions(file: string, piece: string, into = 1): Promise<readonly string[]> {
    return this.#places(
      await this.#connection.sendRequest("textDocument/definition", await this.at(file, piece, into)),
    );
  }

  async references(file: string, piece: string, into = 1): Promise<readonly string[]> {
    const params = { ...(await this.at(file, piece, into)), context: { includeDeclaration: true } };
    return this.#places(await this.#connection.sendRequest("textDocument/references", params));
  }

  #places(found: readonly Location[]): readonly string[] {
    return found.map(({ uri, range }) => {
      const file = decodeURIComponent(uri.slice(`${pathToFileURL(this.#root).href}/`.length));
      return `${file}:${range.start.line + 1} ${this.#read(file, range)}`;
    });
  }

  #read(file: string, range: Range): string {
    return TextDocument.create("", "json", 1, this.text(file)).getText(range);
  }

  async rename(file: string, piece: string, newName: string, into = 1): Promise<WorkspaceEdit> {
    return this.#connection.sendRequest("textDocument/rename", { ...(await this.at(file, piece, into)), newName });
  }

  /** The faults of a file once the server has told of it and they are so many. */
  async marks(file: string, howMany: number): Promise<readonly Diagnostic[]> {
    const uri = this.uri(file);
    for (;;) {
      const found = this.#marked.get(uri) ?? [];
      if (found.length === howMany && this.#marked.has(uri)) return found;
      await new Promise<void>((resolve, reject) => {
        const said = found.map(({ message }) => JSON.stringify(message)).join("; ");
        const late = setTimeout(
          () => reject(new Error(`expected ${howMany} faults of ${file}, found ${said}`)),
          30_000,
        );
        this.#heard = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
  }

  async actions(file: string, diagnostic: Diagnostic): Promise<readonly CodeAction[]> {
    return this.#connection.sendRequest("textDocument/codeAction", {
      textDocument: { uri: this.uri(file) },
      range: diagnostic.range,
      context: { diagnostics: [diagnostic] },
    });
  }

  /** What is open here, over the files, with those that were given another name under it. */
  overlay(renamed: readonly (readonly [from: string, to: string])[]): ReadonlyMap<string, string | null> {
    const all = new Map<string, string | null>([...this.#buffers.keys()].map((file) => [file, this.text(file)]));
    for (const [from, to] of renamed) all.set(to, this.text(from)).set(from, null);
    return all;
  }

  /** Carries out what the server says is to be written; the files that get another name. */
  async apply({ documentChanges = [] }: WorkspaceEdit): Promise<readonly (readonly [from: string, to: string])[]> {
    const renamed: (readonly [string, string])[] = [];
    const base = `${pathToFileURL(this.#root).href}/`;
    for (const change of documentChanges) {
      if ("kind" in change) {
        if (change.kind === "rename")
          renamed.push([change.oldUri.slice(base.length), change.newUri.slice(base.length)]);
        continue;
      }
      const file = change.textDocument.uri.slice(base.length);
      const edits = change.edits.filter((edit) => "newText" in edit);
      await this.write(file, TextDocument.applyEdits(TextDocument.create("", "json", 1, this.text(file)), edits));
    }
    return renamed;
  }
}

function wordsOf(contents: Hover["contents"]): string {
  if (typeof contents === "string") return contents;
  if (Array.isArray(contents)) return contents.map(wordsOf).join("\n");
  return contents.value;
}
