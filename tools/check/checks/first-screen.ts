import { entryOperators } from "../../../app/operators/entry.ts";
import { appOperators } from "../../../app/operators/index.ts";
import type { Document } from "../../documents/document.ts";
import type { Check } from "../check.ts";
import { nodesOf } from "../hosts.ts";
import { messages } from "../messages.ts";
import type { Project } from "../project.ts";
import { entries } from "../walk/places.ts";

const late = new Set(appOperators.filter((operator) => !entryOperators.includes(operator)).map(({ name }) => name));

/** What the first screen draws uses only operators that the first script holds: it is drawn before the others come. */
export const checkFirstScreen: Check = ({ project, report }) => {
  for (const document of drawnFirst(project)) {
    const { expressions } = project.places(document);
    // Steps run after a tap, when the rest has come.
    for (const { expression, path } of expressions.filter(({ path }) => !path.includes("on")))
      for (const [name, at] of operatorsIn(expression))
        if (late.has(name)) report(document, [...path, ...at], messages.notAtOnce(name), { at: "key" });
  }
};

/** The login screens of all brands on the web, with the parts they are drawn from. */
function drawnFirst(project: Project): Set<Document> {
  const logins = new Set(project.brands.map(({ value }) => entries(value.routes).login));
  const isFirst = ({ data }: Document) => logins.has(entries(data).route) && entries(data).native !== true;
  const found = new Set([...project.ofKind("screen").values()].filter(isFirst));
  for (const document of found)
    for (const { use } of nodesOf(document)) {
      const part = project.ofKind("part").get(String(use));
      if (part) found.add(part);
    }
  return found;
}

/** Every operator of an expression that is known, with its place. */
function operatorsIn(expression: unknown, path: readonly (string | number)[] = []): [string, (string | number)[]][] {
  if (Array.isArray(expression)) return expression.flatMap((one, index) => operatorsIn(one, [...path, index]));
  return Object.entries(entries(expression)).flatMap(([name, inner]) => [
    [name, [...path, name]] as [string, (string | number)[]],
    ...operatorsIn(inner, [...path, name]),
  ]);
}
