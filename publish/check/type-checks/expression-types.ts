import { checkExpression } from "../../../engine/expression.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { ofEach } from "../given/checking.ts";
import { aimed, partAt } from "../typed/aimed.ts";

/**
 * What each operator is given, in every expression: of the type that it takes, and of one that goes with what is beside
 * it.
 */
export const checkExpressionTypes = ofEach(({ project, report }, document) => {
  for (const { expression, truth, path, scope } of project.places(document).expressions) {
    if (checkExpression(expression).length > 0) continue;
    const found = project.types.infer(document, expression, scope, (inside, said) =>
      report(document, [...path, ...inside, ...aimed(partAt(expression, inside))], said),
    );
    // Of more than a path, the part that is always so has been told.
    const isRead = typeof expression === "string" || aimed(expression).length > 0;
    if (truth && isRead && found.is === "boolean" && found.only !== undefined)
      report(document, path, typeMessages.alwaysTrue(String(path.at(-1)), String(found.only)));
  }
});
