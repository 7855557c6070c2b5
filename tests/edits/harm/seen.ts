import type { bootsOf } from "../../../app/testing/boot.ts";
import { met, type Met, type Persona } from "./drawn.tsx";
import type { Effect } from "./effect.ts";

type Boots = ReturnType<typeof bootsOf>;

/** Who comes where, in which brand. */
export interface Meeting {
  readonly pair: readonly [business: string, channel: string];
  readonly address: string;
  readonly persona: Persona;
  /** Words and a brand's values alone are other ones, which is an operator's own choice. */
  readonly own: boolean;
}

/**
 * What somebody meets otherwise than before. Harm: another question to the lender, another way, a line that is gone, or
 * stands there once more, another figure. Not harm: other words or another figure where just these were edited, looks,
 * another order, a line that is new.
 */
export async function seen(before: Boots, after: Boots, meeting: Meeting): Promise<Effect | undefined> {
  const { pair, address, persona, own } = meeting;
  const was = await known(before, meeting);
  const is = await met(after, pair, address, persona);
  const where = `${address.split("?")[0] ?? ""} (${pair.join("-")}, ${persona})`;
  const harm = (what: string): Effect => ({ does: "harm", seen: `${where}: ${what}` });
  const lost = without(was.words, is.words);
  const came = without(is.words, was.words);
  if (was.asked.join("\n") !== is.asked.join("\n"))
    return harm(`the lender is asked ${cut(without(is.asked, was.asked))}, not ${cut(without(was.asked, is.asked))}`);
  if (was.went.join() !== is.went.join())
    return harm(`leads to ${is.went.join() || "nowhere"}, not ${was.went.join() || "nowhere"}`);
  if (lost.length > came.length) return harm(`no more ${cut(lost)}`);
  const twice = came.filter((words) => was.words.includes(words));
  if (twice.length > lost.length) return harm(`once more ${cut(twice)}`);
  if (!own && figuresIn(lost) !== figuresIn(came)) return harm(`${cut(lost)} → ${cut(came)}`);
  if (was.markup === is.markup) return undefined;
  return { does: "something ordinary", seen: `${where}: ${lost.length > 0 ? cut(lost) : "looks"} → ${cut(came)}` };
}

/** What a list holds more often than another. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const figuresIn = (all: readonly string[]): string => all.filter((words) => /\d/.test(words)).join("\n");

const first = new WeakMap<Boots, Map<string, Promise<Met>>>();

/** What was met before any edit, drawn once. */
export function known(boots: Boots, { pair, address, persona }: Omit<Meeting, "own">): Promise<Met> {
  const all = first.get(boots) ?? new Map<string, Promise<Met>>();
  first.set(boots, all);
  const key = [...pair, address, persona].join(" ");
  const drawn = all.get(key) ?? met(boots, pair, address, persona);
  all.set(key, drawn);
  return drawn;
}

/** A value that is not too long to be read in a line. */
export const cut = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};
