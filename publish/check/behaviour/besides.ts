import { isWithin, type Path } from "../../documents/position.ts";
import { entries } from "../../documents/entries.ts";
import type { Differing } from "./differing.ts";
import type { Fact } from "./fact.ts";
import { saidApart } from "./said.ts";

/** Something that a document does otherwise than published. */
export interface Otherwise {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
  /** How it is mended, where that is neither by putting it back nor by taking it out. */
  readonly mend?: string;
  /** What was there, and what is; of what came besides and of what moved it is not known. */
  readonly changed?: Pick<Differing, "was" | "is" | "at">;
  /** What says the same under another name than it had: a key, or an element of a list by its id or what it says. */
  readonly renamed?: Readonly<Record<"was" | "is", string>>;
  /** An entry that is gone: what it said, and behind how many of its list it stood. */
  readonly gone?: { readonly name: string | undefined; readonly does: unknown; readonly at: number };
  /** What came besides, where all of it stands: without it the document does as published. */
  readonly came?: Path;
  /** The call that writes to which this would be another way, and whether it is made once. */
  readonly makes?: { readonly call: string; readonly once: boolean };
  /** The path that it would write, and the document that sends what is there, or goes by it. */
  readonly writes?: { readonly name: string; readonly reader: string };
}

/** Of each fact that would be no free addition what is said of it. */
export type Harms = ReadonlyMap<Fact, Otherwise>;

/** What was published of a document, what it does now, and which fact of now each of the former is. */
interface Compared {
  readonly was: readonly Pick<Fact, "label" | "depth">[];
  readonly is: readonly Fact[];
  readonly now: readonly (number | undefined)[];
  readonly harms: Harms;
}

/** Entries that do nothing by being there: somebody has to read or bind them. */
const idle = /^(params|inputs|state|derived|decided|form|items|looks)\./;
/** Lists of which the first that fits is taken. */
const inTurn = /^(entries|rows|checks)\./;

/**
 * What came besides and changes what was published: that a document says nothing of a guard, an event, a row or a key
 * of a call, and that a node stands under no condition, was published with it.
 */
export function besides({ was, is, now, harms }: Compared): readonly Otherwise[] {
  const known = new Set(now.flatMap((place) => (place === undefined ? [] : [place])));
  const kept = [...known].flatMap((place) => is[place] ?? []);
  const fresh = is.filter((_, place) => !known.has(place));
  const labels = new Set(was.map(({ label }) => label));
  const keys = new Set([...labels].map(keyOf));
  return [
    ...fresh.flatMap((fact): readonly Otherwise[] => {
      const { depth, label, path, does, byItself } = fact;
      const harm = harms.get(fact);
      if (harm) return [{ ...harm, came: outmostOf(fact, fresh, kept) }];
      if (depth === 0)
        return isIdle(fact) || does === undefined || labels.has(label) || isAgain(fact, fresh, keys)
          ? []
          : [added(path, does)];
      if (path.at(-2) === "on")
        return byItself || kept.some((node) => isAt(node.path, path.slice(0, -2))) ? [added(path, does)] : [];
      const around = ["when", "each"].find((key) => key in entries(does));
      const hides =
        around !== undefined && kept.some((node) => node.path.length > path.length && isWithin(node.path, path));
      return hides ? [added([...path, around], entries(does)[around])] : [];
    }),
    ...turned(was, kept),
  ];
}

/** A read does nothing to the rest of its screen where it may fail: the failure of any other is the screen's. */
const isIdle = ({ label, does }: Fact): boolean =>
  idle.test(label) || (label.startsWith("reads.") && Boolean(entries(does).optional));

/** Of a key of which nothing was published its first entry says enough. */
const isAgain = (fact: Fact, fresh: readonly Fact[], keys: ReadonlySet<string>): boolean =>
  !keys.has(keyOf(fact.label)) && fresh.find(({ label }) => keyOf(label) === keyOf(fact.label)) !== fact;

const keyOf = (label: string): string => label.split(".")[0] ?? "";

/** A list of which the first that fits is taken stands in the order that was published. */
function turned(was: Compared["was"], kept: readonly Fact[]): readonly Otherwise[] {
  const is = kept.filter(({ label }) => inTurn.test(label)).sort((one, other) => placeOf(one) - placeOf(other));
  const there = new Set(is.map(({ label }) => label));
  const before = was.filter(({ label }) => there.has(label));
  const at = is.findIndex(({ label }, place) => before[place]?.label !== label);
  const [fact, expected] = [is[at], before[at]];
  return fact && expected ? [{ path: fact.path, expected: `"${expected.label}"`, found: `"${fact.label}"` }] : [];
}

const placeOf = ({ path }: Fact): number => Number(path[1]);

function added(path: Path, does: unknown): Otherwise {
  const [found] = saidApart(does, undefined);
  return { path, expected: "none", found, came: path };
}

/** The whole of what came with a fact: the widest around it in which there is nothing that was published. */
function outmostOf({ path }: Fact, fresh: readonly Fact[], kept: readonly Fact[]): Path {
  const around = fresh.filter(
    (fact) => isWithin(path, fact.path) && !kept.some((old) => isWithin(old.path, fact.path)),
  );
  return around.reduce((widest, fact) => (fact.path.length < widest.length ? fact.path : widest), path);
}

const isAt = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);
