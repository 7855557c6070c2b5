import { getNodeValue } from "jsonc-parser";
import { messages } from "../../faults/messages.ts";
import { elements, isEntries } from "../../documents/entries.ts";
import { objectsIn } from "../walk/objects-in.ts";
import { ofEach } from "../given/checking.ts";

/** Lists of steps and nodes hold some, and so do shapes: of what was emptied everything is missed elsewhere that it held. */
export const checkEmpties = ofEach(({ project, report }, document) => {
  for (const { of, path } of project.places(document).empties) {
    const key = String(path.at(-1));
    // What a document holds itself is no node's, which may go without.
    report(document, path, of === "step" ? messages.emptySteps(key) : messages.emptyNodes(key, path.length > 1));
  }
  if (document.kind !== "entity" && document.kind !== "call") return;
  // As it is written: any call carries some fields besides.
  for (const { held, path } of objectsIn(getNodeValue(document.tree))) {
    const required = elements(held.required);
    const isEmptied = isEntries(held.properties) && Object.keys(held.properties).length === 0;
    // A call may take and answer nothing; what is shared by several says something.
    if (isEmptied && (required.length > 0 || (document.kind === "entity" && path.length === 0)))
      report(document, [...path, "properties"], messages.emptiedFields(required));
  }
});
