import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import { setBy } from "./set-by.ts";
import { tellingOnce } from "./told-once.ts";

/**
 * Two businesses bear two names, whoever stands behind them (two may have one legal name): a borrower who owes one of
 * them would not know which. What pairs of one business bear is theirs.
 */
export const checkBusinessNames: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  const known = new Map<string, string>();
  for (const brand of project.brands) {
    const { name } = entries(brand.value);
    // A name that base gives to all is nobody's yet.
    if (typeof name !== "string" || setBy(brand, ["name"]) === project.base?.file) continue;
    const other = known.get(name.toLowerCase()) ?? brand.business;
    known.set(name.toLowerCase(), other);
    if (other !== brand.business) tell(brand, ["name"], messages.businessTwice(other, name));
  }
};
