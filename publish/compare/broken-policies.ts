import type { Project } from "../check/given/project.ts";
import { brokenBy } from "../check/policies/broken.ts";
import { policyIn } from "../check/policies/policy.ts";
import { pairName } from "../documents/compose-brand.ts";
import { namedBrands } from "./named-brands.ts";
import type { Sentence } from "./sentence.ts";

/** What each pair breaks of the policies, by the policy's title with what it says of that. */
export type BrokenPolicies = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Which policies each pair breaks. */
export const brokenPolicies = (project: Project): BrokenPolicies =>
  new Map(
    project.brands.map((brand) => [
      pairName(brand),
      new Map(
        [...project.about(brand, brokenBy).keys()].map((document) => {
          const { title, say } = policyIn(document);
          return [title, say] as const;
        }),
      ),
    ]),
  );

/** Which policies are broken in which brands that were not, or no longer, in sentences; of pairs that both have. */
export function changedPolicies(before: BrokenPolicies, after: BrokenPolicies): readonly Sentence[] {
  const all = [...after.keys()];
  const said = (
    some: BrokenPolicies,
    others: BrokenPolicies,
    words: (title: string, brands: string, say: string) => string,
  ) => {
    const found = new Map<string, { readonly say: string; readonly pairs: string[] }>();
    for (const [pair, broken] of some)
      for (const [title, say] of broken) {
        if (others.get(pair)?.has(title) !== false) continue;
        const known = found.get(title) ?? { say, pairs: [] };
        known.pairs.push(pair);
        found.set(title, known);
      }
    return [...found].map(([title, { say, pairs }]) => ({ said: words(title, namedBrands(pairs, all), say), pairs }));
  };
  return [
    ...said(after, before, (title, brands, say) => `"${title}" holds no longer in ${brands}. ${say}`),
    ...said(before, after, (title, brands) => `"${title}" holds again in ${brands}.`),
  ];
}
