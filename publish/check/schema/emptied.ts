import { entries, valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";

/** A fault, and the property that there is none of at its path. */
interface Told {
  readonly path: Path;
  readonly said: Said;
  readonly lacking?: string;
}

/** The same faults, of an object that was emptied one: all that it lacks is missing by one mistake. */
export function oneOfEachEmptied<One extends Told>(found: readonly One[], data: unknown): readonly One[] {
  const emptied = found.filter(
    ({ path, lacking }) => lacking !== undefined && Object.keys(entries(valueAt(data, path))).length === 0,
  );
  return found.flatMap((one) => {
    const place = formatPath(one.path);
    const all = emptied.includes(one) ? emptied.filter(({ path }) => formatPath(path) === place) : [];
    const [name, ...more] = all.flatMap(({ lacking }) => lacking ?? []).sort();
    if (name === undefined || more.length === 0) return [one];
    return one === all[0] ? [{ ...one, said: messages.missingProperty(name, ...more) }] : [];
  });
}
