import { entryOperators } from "../../../lending/operators/entry.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import type { Document } from "../../documents/document.ts";
import type { Check } from "../check.ts";
import { messages } from "../messages.ts";
import type { Project } from "../project.ts";
import { entries } from "../walk/places.ts";

const late = new Set(appOperators.filter((operator) => !entryOperators.includes(operator)).map(({ name }) => name));
/** The keys under which a document names another that comes with the page. */
const named = { use: "part", rule: "rule", decision: "decision", call: "call" } as const;

/** What comes with the page uses only operators that the first script holds: a key or a tap may come before the others do. */
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
  const follow = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const kind = Object.hasOwn(named, key) ? named[key as keyof typeof named] : undefined;
      const document = kind && project.ofKind(kind).get(String(inner));
      if (document) found.add(document);
      follow(inner);
    }
  };
  // A set gives what is added to it while it is walked.
  for (const { data } of found) follow(data);
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
