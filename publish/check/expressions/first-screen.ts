import { entryOperators } from "../../../lending/operators/entry.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Check } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import type { Project } from "../given/project.ts";
import { entries } from "../../documents/entries.ts";

const late = new Set(appOperators.filter((operator) => !entryOperators.includes(operator)).map(({ name }) => name));
/** Kinds of document that come with a page whose screen names them. */
const sent = ["part", "rule", "decision", "call"];

/**
 * What comes with the page uses only operators that the first script holds: a key or a tap may come before the others
 * do.
 */
export const checkFirstScreen: Check = ({ project, report }) => {
  for (const document of sentFirst(project)) {
    for (const { expression, path } of project.places(document).expressions)
      for (const [name, at] of operatorsIn(expression))
        if (late.has(name)) report(document, [...path, ...at], messages.notAtOnce(name), { at: "key" });
  }
};

/** The login screens of all brands on the web, with all that they name, and the error catalogue. */
function sentFirst(project: Project): Set<Document> {
  const logins = new Set(project.brands.map(({ value }) => entries(value.routes).login));
  const isFirst = ({ data }: Document) => logins.has(entries(data).route) && entries(data).native !== true;
  const found = new Set([
    ...[...project.ofKind("screen").values()].filter(isFirst),
    ...project.ofKind("catalogue").values(),
  ]);
  // A set gives what is added to it while it is walked.
  for (const document of found)
    for (const { to, name } of project.places(document).references) {
      const named = sent.includes(to) ? project.ofKind(to).get(String(name)) : undefined;
      if (named) found.add(named);
    }
  return found;
}

/** Every operator of an expression that is known, with its place. */
function operatorsIn(expression: unknown, path: Path = []): (readonly [string, Path])[] {
  if (Array.isArray(expression)) return expression.flatMap((one, index) => operatorsIn(one, [...path, index]));
  return Object.entries(entries(expression)).flatMap<readonly [string, Path]>(([name, inner]) => [
    [name, [...path, name]],
    ...operatorsIn(inner, [...path, name]),
  ]);
}
