import type { Check } from "../check.ts";
import { messages } from "../messages.ts";

/** `again` stands in the error catalogue alone: only there is a failed call that it can repeat. */
export const checkAgainSteps: Check = ({ project, report }) => {
  for (const document of project.documents) {
    if (document.kind === "catalogue") continue;
    for (const { step, path } of project.places(document).steps)
      if (step.do === "again") report(document, [...path, "do"], messages.nothingToRepeat());
  }
};
