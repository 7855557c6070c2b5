import { isDeepStrictEqual } from "node:util";
import { isWithin } from "../../documents/position.ts";
import type { Document } from "../../documents/document.ts";
import type { Project } from "../given/project.ts";
import type { Line } from "../records/published-behaviour.ts";
import type { Otherwise } from "./besides.ts";
import { Comparison } from "./comparison.ts";
import type { Fact } from "./fact.ts";
import { factsOf, nameOf } from "./facts-of.ts";
import type { Published } from "./gone-by.ts";
import { harmsOf } from "./harms.ts";
import { otherValues } from "./other-values.ts";

/**
 * What was published of a document and is changed, gone, or there more often. What came besides is free where it leaves
 * that alone and does none of what no addition may (`harms.ts`); so is a document of which nothing was published. A layer
 * of brands of which nothing was says all its values anew: what it says lies above what brands had till then.
 */
export function otherwise(project: Project, document: Document, behaviour: Published): readonly Otherwise[] {
  const published = behaviour.get(nameOf(document));
  const facts = project.about(document, factsOf);
  if (document.kind === "brand")
    return published || saysOfLayers(project, behaviour) ? otherValues(published ?? [], facts) : [];
  if (published && isAsBefore(published, facts)) return [];
  const harms = harmsOf(project, document, facts, behaviour);
  return outermost(published ? new Comparison(published, facts, harms).all() : [...harms.values()]);
}

/** Whether brands were published, the base of all among them: else every layer would be one that came besides. */
const saysOfLayers = ({ base }: Project, behaviour: Published): boolean =>
  base !== undefined && behaviour.has(nameOf(base));

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
