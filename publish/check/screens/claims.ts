import { isOperation, operation } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { drawnBy } from "../given/drawn-by.ts";
import type { Project } from "../given/project.ts";

/** Verbs whose words the user sees, or that keep a value which may then be drawn. */
const saying: readonly unknown[] = ["dialog", "toast", "set"];

/**
 * Anybody can write an address, so that it is never the source of what a screen claims: on a screen for whoever is
 * logged in, the address chooses nothing that is drawn or said, unless the server's answer has its part in the same
 * condition. It may name what is asked of the server, and lead on; and that it names nothing may be said.
 */
export const checkClaims = ofEach(({ project, report }, screen) => {
  const { access } = entries(screen.data);
  if (access !== "borrower") return;
  for (const document of drawnBy(project, screen))
    for (const { expression, path } of project.places(document).expressions)
      if (isSeen(project, document, path) && isChosen(expression, workedOutOn(screen)))
        report(document, path, messages.addressClaims());
}, "screen");

/** Whether what stands at a place is drawn or said. */
function isSeen(project: Project, document: Document, path: Path): boolean {
  if (["reads", "derived", "decided", "form", "guard"].includes(String(path[0]))) return false;
  const within = project
    .places(document)
    .steps.filter(({ path: at }) => isWithin(path, at))
    .sort((a, b) => b.path.length - a.path.length);
  return within[0] === undefined || saying.includes(within[0].step.do);
}

/** Whether the address alone can choose what an expression comes to. */
function isChosen(expression: unknown, derived: Readonly<Record<string, unknown>>): boolean {
  const chosen = (inner: unknown): boolean => isChosen(inner, derived);
  if (typeof expression === "string") return isPathChosen(expression, derived);
  if (Array.isArray(expression)) return expression.some(chosen);
  if (!isOperation(expression)) return false;
  const { name, values } = operation(expression);
  if (name === "var") return isPathChosen(String(values[0]), derived) || chosen(asRead(values[1]));
  // That the address names nothing claims nothing.
  if (name === "!" && isAddress(values[0], derived)) return false;
  const joins = name === "and" || name === "===" || name === "!==";
  if (joins && values.some((value) => answers(value, derived))) return false;
  // A text inside an operator is a literal.
  return values.some((value) => chosen(asRead(value)));
}

const asRead = (value: unknown): unknown => (typeof value === "string" ? undefined : value);

/** What a screen works out, by name: what it derives, and of what it asks decisions, of which any input may choose. */
function workedOutOn(screen: Document): Readonly<Record<string, unknown>> {
  const { derived, decided } = entries(screen.data);
  const worked = new Map(Object.entries(entries(derived)));
  for (const [name, said] of Object.entries(entries(decided)))
    worked.set(`decided.${name}`, askedOf(entries(said).inputs));
  return Object.fromEntries(worked);
}

/** The expressions of a value. */
const askedOf = (value: unknown): readonly unknown[] =>
  Object.entries(entries(value)).flatMap(([key, inner]) => (key === "$" ? [inner] : askedOf(inner)));

function isPathChosen(path: string, derived: Readonly<Record<string, unknown>>): boolean {
  const [root, name = ""] = path.split(".");
  if (root === "decided") return isChosen(derived[`decided.${name}`], derived);
  if (root === "derived") return isChosen(derived[name], derived);
  return root === "route" && (name === "query" || name === "params");
}

/** Whether an expression is the address itself, or that there is something in it. */
function isAddress(expression: unknown, derived: Readonly<Record<string, unknown>>): boolean {
  if (!isOperation(expression)) return false;
  const { name, values } = operation(expression);
  if (name === "!!" || name === "or") return values.some((value) => isAddress(value, derived));
  if (name !== "var") return false;
  const [root, first = ""] = String(values[0]).split(".");
  return root === "derived" ? isAddress(derived[first], derived) : isPathChosen(String(values[0]), derived);
}

/** Whether an expression holds only what the server answered. */
function answers(expression: unknown, derived: Readonly<Record<string, unknown>>): boolean {
  if (!isOperation(expression)) return false;
  const { name, values } = operation(expression);
  if (name === "var") {
    const [root, first = "", what] = String(values[0]).split(".");
    return root === "derived" ? answers(asPath(derived[first]), derived) : root === "reads" && what === "value";
  }
  return !isChosen(expression, derived) && values.some((value) => answers(value, derived));
}

const asPath = (expression: unknown): unknown => (typeof expression === "string" ? { var: expression } : expression);
