import type { Document, Fault } from "../../documents/document.ts";
import { faultAt } from "../../documents/fault-at.ts";
import { formatPath, isAround } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Mend } from "./mend.ts";

/** So many mends are tried of one round of faults: each is a check of its own. */
const MOST = 8;

/** What was found with something mended. */
export interface Mended {
  readonly errors: readonly Fault[];
  /** Not all was looked at: what would be wrong everywhere else is told first. */
  readonly isTripped: boolean;
}

/** What is asked to tell what follows from what. */
export interface Asked extends Mended {
  readonly documents: readonly Document[];
  readonly mends: readonly Mend[];
  /** What is found with these texts laid over all others. */
  readonly found: (texts: ReadonlyMap<string, string>) => Mended;
}

/**
 * Errors without those that follow from another: what goes with a mistake when it is mended was an echo of it. A mend
 * after which anything else is wrong proves nothing, so what is told besides is a mistake of its own.
 */
export function rootFaults({ errors, isTripped, documents, mends, found }: Asked): readonly Fault[] {
  if (!mends.some((mend) => mayTell(mend, errors))) return errors;
  const told: Fault[] = [];
  let left = errors;
  let tries = 0;
  const tried = (mend: Mend): readonly Fault[] => {
    if (!mayTell(mend, left) || ++tries > MOST) return [];
    const after = found(new Map([[mend.file, mend.text]]));
    const still = new Set(after.errors.map(keyOf));
    const known = new Set(errors.map(keyOf));
    const isSound = after.errors.every((fault) => known.has(keyOf(fault))) || (isTripped && !after.isTripped);
    const mended = left.filter((fault) => !still.has(keyOf(fault)));
    return isSound && (!("code" in mend.by) || mended.includes(mend.by)) ? mended : [];
  };
  const open = [...mends];
  const gone = open.map(tried);
  for (;;) {
    const all = gone.map((faults) => faults.filter((fault) => left.includes(fault)));
    const most = Math.max(0, ...all.map(({ length }) => length));
    const at = all.findIndex(({ length }) => length === most);
    const mend = open[at];
    const echoes = all[at] ?? [];
    const [first] = echoes;
    if (!mend || !first || !mayTell(mend, left)) break;
    const document = documents.find(({ file }) => file === mend.file);
    told.push(toldOf(mend, first, echoes, document));
    left = left.filter((fault) => !echoes.includes(fault));
    open.splice(at, 1);
    gone.splice(at, 1);
  }
  return [...told, ...left];
}

/** Whether there is anything that a mend could tell better: more than one line, or one that stands elsewhere. */
const mayTell = ({ by, file }: Mend, errors: readonly Fault[]): boolean =>
  errors.length > 1 || (!("code" in by) && errors.some((fault) => !isThere(fault, file, formatPath(by.path))));

/** The one line of what goes with a mend: what stands where the mistake is; else that place, and what follows from it. */
function toldOf({ by, file }: Mend, first: Fault, echoes: readonly Fault[], document: Document | undefined): Fault {
  if ("code" in by && echoes.includes(by)) return by;
  if (!document || "code" in by) return first;
  const place = formatPath(by.path);
  const there = echoes.filter((fault) => isThere(fault, file, place));
  const said = (faults: readonly Fault[]) =>
    faults.find(({ message }) => /did you mean/.test(message)) ?? faults.find(({ code }) => !/^E39/.test(code));
  const elsewhere = said(echoes) ?? first;
  return said(there) ?? there[0] ?? faultAt(document, by.path, messages.followsFrom(by, elsewhere));
}

const isThere = (fault: Fault, file: string, place: string): boolean =>
  fault.file === file && (isAround(place, fault.path) || isAround(fault.path, place));

const keyOf = ({ file, path, code, message }: Fault): string => [file, path, code, message].join("\n");
