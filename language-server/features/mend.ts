import { type CodeAction, CodeActionKind, type Diagnostic } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { mendOf, wordsOf } from "./mend-of.ts";

/**
 * For each fault that says what was meant, the one action that writes it. Where what was published is otherwise, whoever
 * edits is told by what command that is meant: no editor can know the reason.
 */
export function mends(buffer: TextDocument, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const [command] = /npm run behaviour -- .*$/.exec(wordsOf(diagnostic)) ?? [];
    if (command !== undefined)
      return [{ title: `If it is meant: ${command}`, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] }];
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
