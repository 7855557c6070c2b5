import { TextDocument } from "vscode-languageserver-textdocument";
import {
  CodeActionKind,
  type CompletionItem,
  type Connection,
  ErrorCodes,
  type Hover,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
import { entries } from "../publish/documents/entries.ts";
import { type Open, Workspace } from "./buffers/workspace.ts";
import { bySchema } from "./features/by-schema.ts";
import { complete } from "./features/complete.ts";
import { explain } from "./features/explain.ts";
import { definitions, rangeOf, references } from "./features/find.ts";
import { Marking } from "./features/marking.ts";
import { mends } from "./features/mend.ts";
import { NotRenamed, renamable, rename } from "./features/rename.ts";
import { NameIndex } from "./names/name-index.ts";

/** What this server does for an editor. */
const capabilities: InitializeResult["capabilities"] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['"', ".", ":"] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/**
 * Serves an editor over a connection: completes and explains what no schema knows, marks faults while somebody types,
 * finds and renames names, mends what has a suggestion. With the option `schemas: false` an editor says that it follows
 * the schemas of documents itself, with `reference` where the reference is served.
 */
export function serve(connection: Connection, root: string): void {
  const workspace = new Workspace(root);
  const schemas = bySchema(workspace);
  // As `npm start` serves it.
  let reference = "http://localhost:4000/reference.html";
  const marking = new Marking(connection, workspace, () => reference);
  const buffers = new TextDocuments(TextDocument);
  const indexes = new WeakMap<Open["project"], NameIndex>();
  let ownSchemas = true;
  /** Whether the editor asks before it writes what is marked so. */
  let asks = false;

  const namesOf = ({ project }: Open): NameIndex => {
    const found = indexes.get(project) ?? new NameIndex(project);
    indexes.set(project, found);
    return found;
  };
  /** What is open at an address, with an offset in it; nothing for what is no document. */
  const at = <Found>(
    { textDocument, position }: { textDocument: { uri: string }; position: { line: number; character: number } },
    find: (open: Open, offset: number, buffer: TextDocument) => Found,
  ): Found | undefined => {
    const buffer = buffers.get(textDocument.uri);
    const open = buffer && workspace.at(textDocument.uri);
    return open && find(open, buffer.offsetAt(position), buffer);
  };

  connection.onInitialize(({ initializationOptions, capabilities: editor }: InitializeParams) => {
    asks = editor.workspace?.workspaceEdit?.changeAnnotationSupport !== undefined;
    const options = entries(initializationOptions);
    ownSchemas = options.schemas !== false;
    if (typeof options.reference === "string") reference = options.reference;
    return { capabilities, serverInfo: { name: "documents" } };
  });
  connection.onInitialized(() => marking.soon());
  buffers.onDidChangeContent(({ document }) => {
    if (workspace.opened(document)) marking.soon();
  });
  buffers.onDidClose(({ document }) => {
    if (workspace.closed(document.uri)) marking.soon();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) schemas.resetSchema(uri);
    workspace.changed();
    marking.soon();
  });

  connection.onCompletion(async (params) => {
    const buffer = buffers.get(params.textDocument.uri);
    const own = at(params, (open, offset, text) => complete(workspace, open, text, offset)) ?? [];
    if (!ownSchemas || !buffer || own.length > 0) return own;
    const list = await schemas.doComplete(buffer, params.position, schemas.parseJSONDocument(buffer));
    // One protocol, two packages that say its types.
    return (list?.items ?? []) as CompletionItem[];
  });
  connection.onHover(async (params) => {
    const said = at(params, (open, offset) => explain(workspace, open, namesOf(open), offset));
    if (said !== undefined) return { contents: { kind: "markdown", value: said } };
    const buffer = buffers.get(params.textDocument.uri);
    if (!ownSchemas || !buffer) return null;
    // One protocol, two packages that say its types.
    return (await schemas.doHover(buffer, params.position, schemas.parseJSONDocument(buffer))) as Hover | null;
  });
  connection.onDefinition((params) =>
    at(params, (open, offset) => definitions(workspace, open, namesOf(open), offset)),
  );
  connection.onReferences((params) =>
    at(params, (open, offset) => references(workspace, open, namesOf(open), offset, params.context.includeDeclaration)),
  );
  connection.onPrepareRename((params) =>
    refusing(() => at(params, (open, offset) => rangeOf(renamable(open, namesOf(open), offset)))),
  );
  connection.onRenameRequest((params) =>
    refusing(() =>
      at(params, (open, offset) => {
        const names = namesOf(open);
        const { edit, left } = rename({ workspace, open, names }, offset, params.newName, asks);
        if (left !== undefined)
          void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message: left });
        return edit;
      }),
    ),
  );
  connection.onCodeAction(({ textDocument, context }) => {
    const buffer = buffers.get(textDocument.uri);
    return buffer && mends(buffer, context.diagnostics);
  });
  connection.onShutdown(() => marking.stop());

  buffers.listen(connection);
  connection.listen();
}

/** What is refused is said to the editor as the reason. */
function refusing<Found>(find: () => Found): Found | ResponseError {
  try {
    return find();
  } catch (error) {
    if (error instanceof NotRenamed) return new ResponseError(ErrorCodes.InvalidRequest, error.message);
    throw error;
  }
}
