import type { Fault } from "../../publish/documents/document.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import type { Edit } from "./edit.ts";

/** How well the checker answers an edit that it refuses. */
export interface Refusal {
  /** A line stands in what was edited or names what stood there; a case of the same document fails; or neither. */
  readonly placed: "there" | "by a case" | "elsewhere";
  /** The right spelling is named; undefined of an edit that is no typo. */
  readonly suggested: boolean | undefined;
  /** Lines that do not say what was expected and what was found. */
  readonly formless: readonly string[];
}

/** Judges the lines that an edit is refused with. */
export function judge(edit: Edit, faults: readonly Fault[]): Refusal {
  const { right } = edit;
  return {
    placed: faults.some((fault) => isWithin(edit, fault) || isNamed(edit, fault))
      ? "there"
      : faults.some((fault) => fault.file === edit.file && /^cases\b/.test(fault.path))
        ? "by a case"
        : "elsewhere",
    suggested: right === undefined ? undefined : faults.some(({ message }) => isSuggested(right, message)),
    formless: faults.filter(({ message }) => !/expected [^]*found /.test(message)).map(formatFault),
  };
}

/** Whether a fault stands in what was edited, or in what it was taken from. */
function isWithin({ file, text, within: [start, end] }: Edit, fault: Fault): boolean {
  if (fault.file !== file) return false;
  const lines = text.split("\n").slice(0, fault.line - 1);
  const at = lines.reduce((sum, line) => sum + line.length + 1, 0) + fault.column - 1;
  return at >= start && at <= end;
}

/** Whether a line names something that stood where the edit was made: an id, or the end of one. */
const isNamed = ({ file, gone }: Edit, fault: Fault): boolean =>
  fault.message.includes(file) ||
  namesIn(fault.message).some((name) =>
    namesIn(gone).some((known) => name.length > 2 && (name === known || name.endsWith(`.${known}`))),
  );

/** Whether a line names the right spelling, or the part of a path in which it differs. */
const isSuggested = (right: string, message: string): boolean =>
  namesIn(message).some((name) => name === right || name.endsWith(`.${right}`) || right.split(/[./#:]/).includes(name));

const namesIn = (text: string): readonly string[] => [...text.matchAll(/"([^"\s]+)"/g)].map(([, name = ""]) => name);
