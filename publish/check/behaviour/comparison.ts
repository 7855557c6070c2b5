import { isDeepStrictEqual } from "node:util";
import { canonical } from "../../documents/json.ts";
import { formatPath } from "../../documents/position.ts";
import type { Line } from "../records/published-behaviour.ts";
import { aligned } from "./aligned.ts";
import { besides, type Harms, type Otherwise } from "./besides.ts";
import { differing } from "./differing.ts";
import type { Fact } from "./fact.ts";
import { likeness } from "./likeness.ts";
import { otherName } from "./other-name.ts";
import { saidApart } from "./said.ts";

/** A line of an outline: what was published, or what is there now. */
interface Entry {
  readonly label: string;
  readonly depth: number;
  readonly does: unknown;
  /** All of it, to be compared; of what only holds others its name. */
  readonly text: string;
}

/** A document's outline as it was published beside that of now. */
export class Comparison {
  readonly #was: readonly Entry[];
  readonly #is: readonly (Entry & Pick<Fact, "path">)[];
  readonly #timesWas: ReadonlyMap<string, number>;
  readonly #timesIs: ReadonlyMap<string, number>;
  /** For each line that was published the fact that it is now. */
  readonly #now: (number | undefined)[];
  readonly #facts: readonly Fact[];
  readonly #harms: Harms;

  constructor(published: readonly Line[], facts: readonly Fact[], harms: Harms) {
    this.#facts = facts;
    this.#harms = harms;
    this.#was = published.map(([line, does]) => {
      const label = line.trimStart();
      return entry(label, line.length - label.length, does);
    });
    this.#is = facts.map(({ label, depth, does, path }) => ({ ...entry(label, depth, does), path }));
    this.#timesWas = counted(this.#was);
    this.#timesIs = counted(this.#is);
    this.#now = aligned(textsOf(this.#was), textsOf(this.#is));
  }

  /** What was published and is changed or gone, from top to bottom; then what is there more often. */
  all(): readonly Otherwise[] {
    const found: Otherwise[] = [];
    for (const [at, was] of this.#was.entries()) {
      if (this.#now[at] !== undefined || this.#surplus(was.text) >= 0) continue;
      const other = this.#likest(at, was);
      const is = other === undefined ? undefined : this.#is[other];
      if (!is) found.push(this.#lost(at, was));
      else {
        this.#now[at] = other;
        found.push(changed(was, is));
      }
    }
    return [
      ...found,
      ...this.#more(),
      ...besides({ was: this.#was, is: this.#facts, now: this.#placed(), harms: this.#harms }),
    ];
  }

  /** Which fact each line is now, also where it changed its place. */
  #placed(): readonly (number | undefined)[] {
    const taken = new Set(this.#now);
    return this.#was.map(({ text }, at) => {
      const now = this.#now[at];
      if (now !== undefined) return now;
      const moved = this.#is.findIndex((is, place) => is.text === text && !taken.has(place));
      if (moved >= 0) taken.add(moved);
      return moved < 0 ? undefined : moved;
    });
  }

  /** How many more there are of it than published. */
  #surplus(text: string): number {
    return (this.#timesIs.get(text) ?? 0) - (this.#timesWas.get(text) ?? 0);
  }

  /**
   * What a line is now: of the facts that nothing that was published is the one that goes by its name, and says most of
   * the same; else one of another name where it stood.
   */
  #likest(at: number, was: Entry): number | undefined {
    const taken = new Set(this.#now);
    const [before, after] = this.#around(at);
    let best: { readonly other: number; readonly like: number } | undefined;
    for (const [other, is] of this.#is.entries()) {
      const [named, near] = [is.label === was.label, other > before && other < after];
      const free = !taken.has(other) && (is.does === undefined ? named && near : this.#surplus(is.text) > 0);
      if (!free || !(named || near)) continue;
      const shared = likeness(was.does, is.does);
      if (!named && shared < 0.5) continue;
      const like = shared + (named ? 2 : 0) + (near ? 1 : 0);
      if (best === undefined || like > best.like) best = { other, like };
    }
    return best?.other;
  }

  /** The facts between which a line stood. */
  #around(at: number): readonly [before: number, after: number] {
    const before = this.#now.slice(0, at).findLast((now) => now !== undefined);
    const after = this.#now.slice(at + 1).find((now) => now !== undefined);
    return [before ?? -1, after ?? this.#is.length];
  }

  /** What is gone is said where it stood: in what held it, as far as that is still there. */
  #lost(at: number, { label, depth, does }: Entry): Otherwise {
    const [expected] = saidApart({ [label]: does }, undefined);
    const said = { expected, found: "none" };
    let outer = depth;
    for (let above = at - 1; above >= 0 && outer > 0; above--) {
      const was = this.#was[above];
      if (!was || was.depth >= outer) continue;
      outer = was.depth;
      const is = this.#is[this.#now[above] ?? -1];
      if (is) return { ...said, path: is.depth === 0 ? is.path : [...is.path, "children"] };
    }
    const [key = "", ...name] = label.split(".");
    if (depth > 0) return { ...said, path: [] };
    const before = this.#is[this.#around(at)[0]]?.path ?? [];
    const gone = {
      name: name.length === 0 ? undefined : name.join("."),
      does,
      at: before[0] === key ? Number(before[1]) + 1 : 0,
    };
    return { ...said, path: name.length === 0 ? [] : [key], gone };
  }

  /** What is there more often than published, where it stands the last time. */
  #more(): readonly Otherwise[] {
    const taken = new Set(this.#now);
    return [...this.#timesWas].flatMap(([text, times]) => {
      const more = this.#surplus(text);
      const places = this.#is.flatMap((is, at) => (is.text === text ? [{ is, at }] : []));
      const last = (places.findLast(({ at }) => !taken.has(at)) ?? places.at(-1))?.is;
      if (more <= 0 || !last) return [];
      // Another of its kind may stand there: what is the same about these is said, and where each is.
      const [same] = saidApart({ [last.label]: last.does }, undefined);
      const all = places.map(({ is }) => formatPath(is.path)).join(" and ");
      return [
        {
          path: last.path,
          expected: `${same} ${often(times)}`,
          found: `the very same in ${all}`,
          mend: "take one out",
        },
      ];
    });
  }
}

/** What is another one of what a line was. */
function changed(was: Entry, is: Entry & Pick<Fact, "path">): Otherwise {
  const { path, ...place } = differing(was.does, is.does, is.path);
  const [expected, found] = saidApart(place.was, place.is);
  return (
    (isDeepStrictEqual(was.does, is.does) ? otherName(was.label, is) : undefined) ?? {
      path,
      expected,
      found,
      changed: place,
    }
  );
}

const entry = (label: string, depth: number, does: unknown): Entry => ({
  label,
  depth,
  does,
  text: does === undefined ? label : `${label} ${canonical(does)}`,
});

const textsOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ text }) => text);

/** How often each is there; what only holds others may come and go. */
function counted(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { text, does } of entries) if (does !== undefined) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

const often = (times: number): string => (times === 1 ? "once" : times === 2 ? "twice" : `${times} times`);
