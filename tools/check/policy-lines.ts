import type { PolicySheet } from "../../publish/studio/policy-sheets.ts";

/** What becomes of each policy, and where what it asks for stands on each way on which it must. */
export const policyLines = (policies: readonly PolicySheet[]): readonly string[] =>
  policies.flatMap(({ title, source, verdict, shown }) => [
    `${verdict}: ${title} (${source})`,
    ...shown.map(
      ({ words, screen, file, line, brands }) => `    "${words}" on ${screen}, in ${brands}: ${file}:${line}`,
    ),
  ]);
