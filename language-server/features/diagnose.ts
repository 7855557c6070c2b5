import { parseTree } from "jsonc-parser";
import { type Diagnostic, DiagnosticSeverity, Range } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Fault } from "../../publish/documents/document.ts";
import { placeAt } from "../buffers/place.ts";

/**
 * A fault as an editor marks it: the words of the line in the terminal, under the key or value that it stands at; its code
 * leads to its place in the reference.
 */
export function diagnosticOf(fault: Fault, text: string, reference: string): Diagnostic {
  const { path, message, code } = fault;
  return {
    range: rangeOf(fault, text),
    severity: fault.severity === "warning" ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
    source: "check",
    code,
    codeDescription: { href: `${reference}#${code}` },
    message: path === "" ? message : `${path}: ${message}`,
  };
}

/** The key or value that begins where a fault stands, of a longer one its first line. */
function rangeOf({ line, column }: Fault, text: string): Range {
  const buffer = TextDocument.create("", "json", 0, text);
  const offset = buffer.offsetAt({ line: line - 1, character: column - 1 });
  const tree = parseTree(text);
  const place = tree && placeAt({ tree }, offset);
  const end = place && place.node.offset === offset ? offset + place.node.length : offset + 1;
  const start = buffer.positionAt(offset);
  const last = buffer.positionAt(end);
  if (last.line === start.line) return Range.create(start, last);
  const lineEnd = text.indexOf("\n", offset);
  return Range.create(start, buffer.positionAt(lineEnd < 0 ? text.length : lineEnd));
}
