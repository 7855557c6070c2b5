import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Check, Checking } from "../check.ts";
import { messages } from "../messages.ts";
import { nearest } from "../nearest.ts";
import { entries, isEntries } from "../walk/places.ts";

/** What is handed to parts, sections, dialogs, rules and decisions, against what they declare. */
export const checkParams: Check = (given) => {
  const { project } = given;
  for (const document of project.documents) {
    const handed = (kind: string, name: unknown, holder: unknown, key: string, path: Path) =>
      checkHanded(given, document, { kind, name, holder: entries(holder), key, path });
    for (const { node, path } of project.places(document).nodes)
      if (node.use !== undefined) handed("part", node.use, node, "with", path);
    for (const { step, path } of project.places(document).steps) {
      const using = entries(step.with);
      if (step.do === "dialog") handed("dialog", using.dialog, using, "with", [...path, "with"]);
      if (step.do === "decide") handed("decision", using.decision, using, "inputs", [...path, "with"]);
    }
    for (const [name, field] of Object.entries(entries(entries(document.data).form)))
      handed("rule", entries(field).rule, field, "with", ["form", name]);
    if (document.kind === "brand")
      for (const [id, section] of Object.entries(entries(entries(entries(document.data).home).sections)))
        if (isEntries(section) && isEntries(section.with))
          handed("section", section.use ?? id, section, "with", ["home", "sections", id]);
  }
};

interface Handed {
  readonly kind: string;
  readonly name: unknown;
  readonly holder: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly path: Path;
}

function checkHanded(
  { project, report }: Checking,
  document: Document,
  { kind, name, holder, key, path }: Handed,
): void {
  const target = typeof name === "string" ? project.ofKind(kind).get(name) : undefined;
  if (!target) return;
  const params = entries(entries(target.data)[kind === "decision" ? "inputs" : "params"]);
  const title = `${kind} ${String(name)}`;
  const sent = entries(holder[key]);
  for (const [param, value] of Object.entries(sent)) {
    const at = [...path, key, param];
    const declared = params[param];
    if (!isEntries(declared))
      report(document, at, messages.unknownParam(title, nearest(param, Object.keys(params))), { at: "key" });
    else if (typeof declared.type === "string" && !fits(declared.type, value))
      report(document, at, messages.wrongParamType(title, declared.type, typeOf(value)));
  }
  // A brand's layers complete each other, so that what one leaves out is no fault.
  if (document.kind === "brand") return;
  for (const [param, declared] of Object.entries(params)) {
    if (entries(declared).optional !== true && !Object.hasOwn(sent, param))
      report(document, key in holder ? [...path, key] : path, messages.missingParam(title, param));
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
