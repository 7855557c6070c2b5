import { type ExtensionContext, workspace } from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { serverOf } from "./server-of.ts";

/** Starts the language server of the project that is open, for its JSON files; VS Code itself follows their schemas. */
export async function activate({ subscriptions }: ExtensionContext): Promise<void> {
  const folder = workspace.workspaceFolders?.[0];
  if (!folder) return;
  const client = new LanguageClient("lending-documents", "Lending documents", serverOf(folder.uri.fsPath), {
    documentSelector: [{ scheme: "file", language: "json" }],
    initializationOptions: { schemas: false },
    synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.{json,ts,tsx,css}") },
  });
  subscriptions.push({ dispose: () => client.stop() });
  await client.start();
}
