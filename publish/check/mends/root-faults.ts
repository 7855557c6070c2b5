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
export function rootFaults(asked: Asked): readonly Fault[] {
  const told: Fault[] = [];
  let left = asked.errors;
  let open = tried(asked);
  for (;;) {
    open = open.map(({ mend, gone }) => ({ mend, gone: gone.filter((fault) => left.includes(fault)) }));
    const [best] = open.toSorted((one, other) => other.gone.length - one.gone.length);
    const first = best?.gone[0];
    if (!best || !first || !mayTell(best.mend, left)) return [...told, ...left];
    const document = asked.documents.find(({ file }) => file === best.mend.file);
    told.push(...toldOf(best.mend, first, best.gone, document));
    left = left.filter((fault) => !best.gone.includes(fault));
    open = open.filter((one) => one !== best);
  }
}

/** A mend, and the errors that went with what it mends. */
interface Tried {
  readonly mend: Mend;
  readonly gone: readonly Fault[];
}

/** Tries mends in their order, until one leaves nothing wrong: there was one mistake, and no other mend says more. */
function tried({ errors, isTripped, mends, found }: Asked): readonly Tried[] {
  const known = new Set(errors.map(keyOf));
  const all: Tried[] = [];
  for (const mend of mends.filter((one) => mayTell(one, errors)).slice(0, MOST)) {
    const after = found(new Map([[mend.file, mend.text]]));
    const there = after.errors.map((fault) => movedBack(fault, mend));
    const still = new Set(there.map(keyOf));
    const isSound = there.every((fault) => known.has(keyOf(fault))) || (isTripped && !after.isTripped);
    const gone = isSound ? errors.filter((fault) => !still.has(keyOf(fault))) : [];
    if (!("code" in mend.by) || gone.includes(mend.by)) all.push({ mend, gone });
    if (still.size === 0) break;
  }
  return all;
}

/** A fault that was found with something mended, at its place without that. */
function movedBack(fault: Fault, { file, moves }: Mend): Fault {
  if (!moves || fault.file !== file) return fault;
  const list = formatPath(moves.from.slice(0, -1));
  const [, at = "", inner = ""] = fault.path.startsWith(list)
    ? (/^\[(\d+)\](.*)$/.exec(fault.path.slice(list.length)) ?? [])
    : [];
  const isMoved = at !== "" && Number(at) >= Number(moves.from.at(-1));
  return isMoved ? { ...fault, path: `${list}[${Number(at) + moves.by}]${inner}` } : fault;
}

/** Whether there is anything that a mend could tell better: more than one line, or one that stands elsewhere. */
const mayTell = ({ by, file }: Mend, errors: readonly Fault[]): boolean =>
  errors.length > 1 || (!("code" in by) && errors.some((fault) => !isThere(fault, file, formatPath(by.path))));

/**
 * What is told of what goes with a mend: what stands where the mistake is; else that place, and what follows from it.
 * One line, but of what came besides, which may be wrong in itself in more than one way.
 */
function toldOf({ by, file }: Mend, first: Fault, echoes: readonly Fault[], document?: Document): readonly Fault[] {
  if ("code" in by && echoes.includes(by)) return [by];
  if (!document || "code" in by) return [first];
  const place = formatPath(by.path);
  const around = echoes.filter((fault) => (by.gone ? isAt(fault, file, place) : isThere(fault, file, place)));
  // What is otherwise in that very place is nearer than what is wrong with all that is around it.
  const isNear = around.some((fault) => isOtherwise(fault) && isAt(fault, file, place));
  const there = isNear ? around.filter(({ path }) => isAround(place, path)) : around;
  const said = (faults: readonly Fault[]) =>
    faults.find(({ message }) => /did you mean/.test(message)) ?? faults.find((fault) => !isOtherwise(fault));
  const known = said(there);
  if (known && !by.came) return [known];
  const broken = by.as === undefined ? neverMeant(echoes.filter((fault) => !there.includes(fault))) : undefined;
  if (broken)
    return [faultAt(document, by.path, messages.breaks(by, broken)), ...there.filter((one) => !isOtherwise(one))];
  if (by.came && there.length > 0) return there;
  return [there[0] ?? faultAt(document, by.path, messages.followsFrom(by, said(echoes) ?? first))];
}

/** Only that it is otherwise than published. */
const isOtherwise = ({ code }: Fault): boolean => code.startsWith("E39");

/**
 * A line of what a borrower is told, else of what a policy asks for: publishing the behaviour that it follows from would
 * leave it, so that nobody is told to.
 */
const neverMeant = (faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ code }) => /^E(37[3-8]|38\d)$/.test(code)) ?? faults.find(({ code }) => code === "E660");

const isThere = (fault: Fault, file: string, place: string): boolean =>
  fault.file === file && (isAround(place, fault.path) || isAround(fault.path, place));

const isAt = (fault: Fault, file: string, place: string): boolean => fault.file === file && fault.path === place;

const keyOf = ({ file, path, code, message }: Fault): string => [file, path, code, message].join("\n");
