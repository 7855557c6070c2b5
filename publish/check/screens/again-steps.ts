import { ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";

/**
 * `again` and `take` stand where a failed call is handled, in the error catalogue or a `fail` branch: only there is a
 * call that they can carry on.
 */
export const checkAgainSteps = ofEach(({ project, report }, document) => {
  if (document.kind === "catalogue") return;
  for (const { step, path } of project.places(document).steps)
    if ((step.do === "again" || step.do === "take") && !path.includes("fail"))
      report(document, [...path, "do"], messages.nothingToRepeat(step.do));
});
