import type { Document, Fault } from "../../documents/document.ts";
import { formatPath, offsetOf, type Path, positionAt } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";

/** Where exactly a fault points, and what is added to its path. */
interface Pointing {
  /** At the property's name instead of its value. */
  readonly at?: "key" | "value";
  /** Said in brackets after the path. */
  readonly note?: string | undefined;
}

/** Takes faults by document and path. */
export type Report = (document: Document, path: Path, said: Said, pointing?: Pointing) => void;

/** Codes of what is not of the form that its schema says, at the very place; what is missing (E202) is nowhere. */
const misshapen = /^E2(?!02)/;

/**
 * A report that collects into a list. One mistake is one fault: of what is not of its form, which is looked at first,
 * nothing else is said at the same place.
 */
export function reportInto(faults: Fault[]): Report {
  const wrong = new Set<string>();
  return (document, path, said, { at = "value", note } = {}) => {
    const place = JSON.stringify([document.file, path]);
    if (misshapen.test(said.code)) wrong.add(place);
    else if (wrong.has(place)) return;
    const position = positionAt(document.text, offsetOf(document.tree, path, at));
    const shown = formatPath(path);
    faults.push({ ...said, file: document.file, ...position, path: note ? `${shown} (${note})`.trimStart() : shown });
  };
}

/** One line, as it is printed: `file:line:col path: message [code]`. */
export function formatFault({ file, line, column, path, message, code }: Fault): string {
  return `${file}:${line}:${column} ${path === "" ? "" : `${path}: `}${message} [${code}]`;
}

/** By file, line, column, then code, so that the same documents always give the same lines. */
export function compareFaults(a: Fault, b: Fault): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
