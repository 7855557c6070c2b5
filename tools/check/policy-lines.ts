import type { PolicySheet } from "../../publish/studio/policy-sheets.ts";

/** What becomes of each policy, and where what it asks for stands on each way on which it must. */
export const policyLines = (policies: readonly PolicySheet[]): readonly string[] =>
  policies.flatMap(({ title, source, holds, broken, shown }) => [
    `${verdict({ holds, broken })}: ${title} (${source})`,
    ...shown.map(
      ({ words, route, file, line, brands }) =>
        `    "${words}" on ${route}, in ${brands} of ${holds.length + broken.length} brands: ${file}:${line}`,
    ),
  ]);

function verdict({ holds, broken }: Pick<PolicySheet, "holds" | "broken">): string {
  if (broken.length > 0) return `broken in ${broken.join(", ")}`;
  return holds.length > 0
    ? `holds in ${holds.length} ${holds.length === 1 ? "brand" : "brands"}`
    : "not asked of any brand";
}
