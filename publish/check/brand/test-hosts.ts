import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import { latestOf } from "./set-by.ts";
import { tellingOnce } from "./told-once.ts";

/**
 * A test host is one where nobody of the public is: the debug console comes there by itself (D6). It covers none of the
 * hosts that the brand sends its borrowers to, nor that of its lender.
 */
export const checkTestHosts: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  for (const brand of project.brands)
    for (const [at, host] of elements(entries(brand.value.lists).testHosts).entries()) {
      const covered = publicHosts(brand).find((known) => covers(String(host), known));
      if (covered === undefined) continue;
      const said = messages.testHostPublic(pairName(brand), String(host), covered);
      const path = ["lists", "testHosts", at];
      tell(brand, latestOf(brand, path, ["lists", "allowList"], ["api", "base"]), said);
    }
};

const covers = (tests: string, host: string): boolean =>
  host === tests || (tests.startsWith(".") && host.endsWith(tests));

function publicHosts({ value }: EffectiveBrand): readonly string[] {
  const { base } = entries(value.api);
  const lender = typeof base === "string" && URL.canParse(base) ? [new URL(base).hostname] : [];
  return [...elements(entries(value.lists).allowList).map(String), ...lender];
}
