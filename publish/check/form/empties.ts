import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/** Lists of steps and nodes hold some: of what was emptied everything is missed elsewhere that it held. */
export const checkEmpties = ofEach(({ project, report }, document) => {
  for (const { of, path } of project.places(document).empties) {
    const key = String(path.at(-1));
    // What a document holds itself is no node's, which may go without.
    report(document, path, of === "step" ? messages.emptySteps(key) : messages.emptyNodes(key, path.length > 1));
  }
});
