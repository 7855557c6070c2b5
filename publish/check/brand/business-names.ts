import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";

/** A business that bears the name and the legal name of another was copied, and one of both forgotten. A warning: they may be one lender. */
export const checkBusinessNames: Check = ({ project, report }) => {
  const known = new Map<string, string>();
  for (const document of project.ofKind("brand").values()) {
    const { id, name, legalName } = entries(document.data);
    if (!document.file.startsWith("brands/business/") || typeof name !== "string") continue;
    const both = JSON.stringify([name, legalName]);
    const other = known.get(both);
    if (other !== undefined) report(document, ["name"], messages.businessTwice(other, name));
    else known.set(both, String(id));
  }
};
