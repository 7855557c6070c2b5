import { operators } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { patternFault } from "../regex/pattern-fault.ts";
import { objectsIn } from "../walk/objects-in.ts";
import { entries } from "../../documents/entries.ts";

/** Kinds that hold JSON Schemas, whose `pattern` is a regular expression too. */
const schemas = new Set(["call", "entity", "widget"]);

/** Every regular expression in a document is one that cannot run for long (R82). */
export const checkPatterns = ofEach((given, document) => {
  for (const { expression, path } of given.project.places(document).expressions)
    inExpression(given, document, expression, path);
  if (!schemas.has(document.kind)) return;
  for (const { held, path } of objectsIn(document.data)) {
    const { pattern } = held;
    if (typeof pattern !== "string") continue;
    if (isPattern(pattern)) judge(given, document, pattern, [...path, "pattern"]);
    else given.report(document, [...path, "pattern"], messages.badPattern());
  }
});

function inExpression(given: Checking, document: Document, value: unknown, path: Path): void {
  if (Array.isArray(value)) value.forEach((inner, index) => inExpression(given, document, inner, [...path, index]));
  for (const [name, inner] of Object.entries(entries(value))) {
    const pattern: unknown = Array.isArray(inner) ? inner[1] : undefined;
    if (name === "matches" && operators.has(name) && typeof pattern === "string")
      judge(given, document, pattern, [...path, name, 1]);
    inExpression(given, document, inner, [...path, name]);
  }
}

function judge({ report }: Checking, document: Document, pattern: string, path: Path): void {
  const why = isPattern(pattern) ? patternFault(pattern) : undefined;
  if (why !== undefined) report(document, path, messages.unsafePattern(pattern, why));
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, "u");
    return true;
  } catch {
    return false;
  }
}
