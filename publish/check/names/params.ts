import type { Document } from "../../documents/document.ts";
import type { Reference } from "../../documents/references-of.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { entries, isEntries } from "../../documents/entries.ts";

/** What is handed to parts, sections, dialogs, rules and decisions, against what they declare. */
export const checkParams = ofEach((given, document) => {
  for (const reference of given.project.places(document).references) checkHanded(given, document, reference);
});

function checkHanded(
  { project, report }: Checking,
  document: Document,
  { to: kind, name, given: key, holder, at: beside }: Reference,
): void {
  const target = typeof name === "string" ? project.ofKind(kind).get(name) : undefined;
  if (!target || key === undefined || kind === "call") return;
  // A brand's layers complete each other, so that what one leaves out is no fault.
  const layer = document.kind === "brand";
  if (layer && !isEntries(holder[key])) return;
  const params = entries(entries(target.data)[kind === "decision" ? "inputs" : "params"]);
  const title = `${kind} ${String(name)}`;
  const sent = entries(holder[key]);
  for (const param of Object.keys(sent)) {
    if (isEntries(params[param])) continue;
    const near = nearest(param, Object.keys(params));
    report(document, [...beside, key, param], messages.unknownParam(title, param, near), { at: "key" });
  }
  if (layer) return;
  for (const [param, declared] of Object.entries(params)) {
    if (entries(declared).optional !== true && !Object.hasOwn(sent, param))
      report(document, key in holder ? [...beside, key] : beside, messages.missingParam(title, param));
  }
}
