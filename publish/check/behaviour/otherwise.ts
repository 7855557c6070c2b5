import { isDeepStrictEqual } from "node:util";
import { isWithin } from "../../documents/position.ts";
import type { Line } from "../records/published-behaviour.ts";
import type { Otherwise } from "./besides.ts";
import { Comparison } from "./comparison.ts";
import type { Fact } from "./facts-of.ts";

/** What was published of a document and is changed, gone, or there more often. What came besides is free where it leaves that alone. */
export function otherwise(published: readonly Line[], facts: readonly Fact[]): readonly Otherwise[] {
  const isAsBefore =
    published.length === facts.length &&
    facts.every(({ label, does }, at) => {
      const [line = "", did] = published[at] ?? [];
      return line.trimStart() === label && isDeepStrictEqual(did, does);
    });
  return isAsBefore ? [] : outermost(new Comparison(published, facts).all());
}

/** One mistake is one line: what stands inside something that is said is not said as well, nor twice at one place. */
const outermost = (found: readonly Otherwise[]): readonly Otherwise[] =>
  found.filter(
    (one, at) =>
      !found.some(
        (other, place) => isWithin(one.path, other.path) && (one.path.length > other.path.length || place < at),
      ),
  );
