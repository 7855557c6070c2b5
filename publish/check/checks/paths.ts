import { checkExpression, variablesOf } from "../../../engine/expression.ts";
import type { Check } from "../given/checking.ts";
import { PathChecker } from "../given/path-checker.ts";

/** Every path that is read or written: its root, what must be declared, what an answer holds, what a brand has, what something writes. */
export const checkPaths: Check = ({ project, source, report }) => {
  const checker = new PathChecker(project, source);
  for (const document of project.documents) {
    if (document.kind === "widget-examples") continue;
    const { expressions, paths } = project.places(document);
    for (const { expression, path, scope } of expressions) {
      // A malformed expression is said elsewhere; its paths cannot be trusted.
      if (checkExpression(expression).some(({ code }) => code === "shape" || code === "path")) continue;
      for (const variable of variablesOf(expression)) {
        if (variable.scoped) continue;
        const said = checker.check(document, variable.name, scope);
        if (said) report(document, [...path, ...variable.path], said);
      }
    }
    for (const { name, path, scope } of paths) {
      const said = checker.check(document, name, scope);
      if (said) report(document, path, said);
    }
  }
};
