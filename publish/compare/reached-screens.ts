import { openIn } from "../check/graph/check-graph.ts";
import type { Project } from "../check/given/project.ts";
import { pairName } from "../documents/compose-brand.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";

/** The routes of the screens that borrowers can reach, by the name of the pair. */
export type Reached = ReadonlyMap<string, ReadonlySet<string>>;

/** Where borrowers of each pair can come to. */
export function reachedScreens(project: Project): Reached {
  return new Map(
    project.brands.map((brand) => {
      const { open, inside } = openIn(project, brand);
      return [pairName(brand), new Set(open.filter(({ id }) => inside.has(id)).map(({ route }) => route))];
    }),
  );
}

/**
 * Which screens can be reached in which brands that could not before, or no longer, in sentences.
 * @param called what a screen is called by its route
 */
export function changedScreens(
  before: Reached,
  after: Reached,
  called: (route: string) => string,
): readonly Sentence[] {
  const all = [...after.keys()];
  const closed = gathered(before, after);
  const opened = gathered(after, before);
  const say = (routes: ReadonlyMap<string, readonly string[]>, words: string) =>
    [...routes].map(([route, pairs]) => ({ said: `${called(route)} ${words} in ${namedBrands(pairs, all)}.`, pairs }));
  return [...say(closed, "can no longer be reached"), ...say(opened, "can be reached now")];
}

/** The routes that the first has and the second has not, each with its pairs; of pairs that both have. */
function gathered(some: Reached, others: Reached): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [pair, routes] of some)
    for (const route of routes)
      if (others.get(pair)?.has(route) === false) found.set(route, [...(found.get(route) ?? []), pair]);
  return found;
}
