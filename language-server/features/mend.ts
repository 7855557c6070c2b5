import { type CodeAction, CodeActionKind, type Diagnostic } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { mendOf } from "./mend-of.ts";

/** For each fault that says what was meant, the one action that writes it. */
export function mends(buffer: TextDocument, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const mend = mendOf(diagnostic, buffer.getText());
    if (!mend) return [];
    const { range, text } = mend;
    return [
      {
        title: `Write "${text}"`,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [diagnostic],
        edit: {
          documentChanges: [{ textDocument: { uri: buffer.uri, version: null }, edits: [{ range, newText: text }] }],
        },
      },
    ];
  });
}
