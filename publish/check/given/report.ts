import type { Document, Fault } from "../../documents/document.ts";
import { faultAt } from "../../documents/fault-at.ts";
import type { Path } from "../../documents/position.ts";
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

/**
 * Codes of what is looked at first, before what it says: the characters that it is written with, then whether it is of
 * the form that its schema says, at the very place; what is missing (E202) is nowhere.
 */
const first: readonly RegExp[] = [/^E71\d/, /^E2(?!02)/];

/**
 * A report that collects into a list. One mistake is one fault: of what is wrong so early nothing later is said at the
 * same place, and nothing is said there twice.
 */
export function reportInto(faults: Fault[]): Report {
  const wrong = new Map<string, number>();
  const known = new Set<string>();
  return (document, path, said, { at = "value", note } = {}) => {
    const place = JSON.stringify([document.file, path]);
    const found = first.findIndex((codes) => codes.test(said.code));
    const turn = found < 0 ? first.length : found;
    const before = wrong.get(place) ?? first.length;
    if (before < turn) return;
    wrong.set(place, turn);
    const whole = JSON.stringify([place, said, note]);
    if (known.has(whole)) return;
    known.add(whole);
    const fault = faultAt(document, path, said, at);
    faults.push(note ? { ...fault, path: `${fault.path} (${note})`.trimStart() } : fault);
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
