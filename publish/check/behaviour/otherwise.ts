import { isDeepStrictEqual } from "node:util";
import { isWithin } from "../../documents/position.ts";
import type { Document } from "../../documents/document.ts";
import type { Project } from "../given/project.ts";
import type { Line } from "../records/published-behaviour.ts";
import { anotherWay, type Otherwise } from "./besides.ts";
import { Comparison } from "./comparison.ts";
import type { Fact } from "./fact.ts";
import { factsOf } from "./facts-of.ts";
import { otherValues } from "./other-values.ts";
import { onceWays } from "./once-ways.ts";

/**
 * What was published of a document and is changed, gone, or there more often. What came besides is free where it leaves
 * that alone and leads to no call that is made once; so is a document of which nothing was published.
 */
export function otherwise(
  project: Project,
  document: Document,
  published: readonly Line[] | undefined,
): readonly Otherwise[] {
  const facts = project.about(document, factsOf);
  if (document.kind === "brand") return published ? otherValues(published, facts) : [];
  if (published && isAsBefore(published, facts)) return [];
  const ways = onceWays(project, document, facts);
  if (!published) return [...ways].map(([fact, way]) => anotherWay(fact, way));
  return outermost(new Comparison(published, facts, ways).all());
}

const isAsBefore = (published: readonly Line[], facts: readonly Fact[]): boolean =>
  published.length === facts.length &&
  facts.every(({ label, does }, at) => {
    const [line = "", did] = published[at] ?? [];
    return line.trimStart() === label && isDeepStrictEqual(did, does);
  });

/** One mistake is one line: what stands inside something that is said is not said as well, nor twice at one place. */
const outermost = (found: readonly Otherwise[]): readonly Otherwise[] =>
  found.filter(
    (one, at) =>
      !found.some(
        (other, place) => isWithin(one.path, other.path) && (one.path.length > other.path.length || place < at),
      ),
  );
