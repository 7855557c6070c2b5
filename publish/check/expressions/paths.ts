import { checkExpression, variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Said } from "../../faults/say.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { PathChecker } from "../given/path-checker.ts";
import type { PathScope } from "../walk/places.ts";

/**
 * Every path that is read or written: its root, what must be declared, what an answer holds, what a brand has, what
 * something writes.
 */
export const checkPaths = ofEach(({ project, source, report }, document) => {
  const checker = new PathChecker(project, source);
  if (document.kind === "widget-examples") return;
  const { expressions, paths } = project.places(document);
  for (const { expression, path, scope } of expressions) {
    // A malformed expression is said elsewhere; its paths cannot be trusted.
    if (checkExpression(expression).some(({ code }) => code === "shape" || code === "path")) continue;
    for (const variable of variablesOf(expression)) {
      if (variable.scoped) continue;
      const said = checker.check(document, variable.name, scope) ?? untyped(project, document, variable.name, scope);
      if (said) report(document, [...path, ...variable.path], said);
    }
  }
  for (const { name, path, scope } of paths) {
    const said = checker.check(document, name, scope) ?? untyped(project, document, name, scope);
    if (said) report(document, path, said);
  }
});

/** A path that leads out of what is declared, or into what nothing says the type of. */
function untyped(project: Project, document: Document, name: string, scope: PathScope): Said | undefined {
  const { type, missing } = project.types.at(document, name, scope);
  if (missing) return messages.noSuchWord(name, missing.word, nearest(missing.word, missing.known));
  // What is worked out of something else is untyped where that is, and told there.
  if (type.is !== "anything" || /^(brand|derived|item|result|event)\b/.test(name)) return undefined;
  const undeclared = project.types.undeclared(document, name);
  return undeclared
    ? messages.undeclaredState(name, undeclared.where, nearest(name, undeclared.known))
    : messages.untyped(name);
}
