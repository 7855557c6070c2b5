import type { Document } from "../../documents/document.ts";
import type { Reference } from "../../documents/references-of.ts";
import type { Check, Checking } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { entries, isEntries } from "../../documents/entries.ts";

/** What is handed to parts, sections, dialogs, rules and decisions, against what they declare. */
export const checkParams: Check = (given) => {
  for (const document of given.project.documents)
    for (const reference of given.project.places(document).references) checkHanded(given, document, reference);
};

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
  for (const [param, value] of Object.entries(sent)) {
    const at = [...beside, key, param];
    const declared = params[param];
    if (!isEntries(declared))
      report(document, at, messages.unknownParam(title, nearest(param, Object.keys(params))), { at: "key" });
    else if (typeof declared.type === "string" && !fits(declared.type, value))
      report(document, at, messages.wrongParamType(title, declared.type, typeOf(value)));
  }
  if (layer) return;
  for (const [param, declared] of Object.entries(params)) {
    if (entries(declared).optional !== true && !Object.hasOwn(sent, param))
      report(document, key in holder ? [...beside, key] : beside, messages.missingParam(title, param));
  }
}

/** Whether a literal is of the declared type; what an expression gives is not known before it runs. */
function fits(type: unknown, value: unknown): boolean {
  if (type === undefined || value === null || (isEntries(value) && "$" in value)) return true;
  if (isEntries(value) && "$t" in value) return type === "string";
  const found = typeOf(value);
  return found === type || (type === "number" && found === "integer");
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (isEntries(value) && "$t" in value) return "string";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}
