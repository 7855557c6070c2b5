import { checkExpression } from "../../../engine/expression.ts";
import { ofEach } from "../given/checking.ts";
import { aimed, partAt } from "../typed/aimed.ts";

/** What each operator is given, in every expression: of the type that it takes, and of one that goes with what is beside it. */
export const checkExpressionTypes = ofEach(({ project, report }, document) => {
  for (const { expression, path, scope } of project.places(document).expressions) {
    if (checkExpression(expression).length > 0) continue;
    project.types.infer(document, expression, scope, (inside, said) =>
      report(document, [...path, ...inside, ...aimed(partAt(expression, inside))], said),
    );
  }
});
