import { isOperation, operation, variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Project } from "./project.ts";

/** What screens ask of the address that leads to them, as their documents say it. */
export class Demands {
  readonly #project: Project;
  readonly #params = new Map<Document, Map<string, string[]>>();

  constructor(project: Project) {
    this.#project = project;
    for (const document of project.whole(refusing))
      for (const [name, words] of project.about(document, refusedIn))
        for (const host of project.hosts.of(document)) this.#add(host, name, words);
  }

  /**
   * The words that a parameter may be: whoever comes with another one is shown something else. None where it may be
   * anything.
   */
  paramOf(screen: Document, name: string): readonly string[] {
    return this.#params.get(screen)?.get(name) ?? [];
  }

  /**
   * What the query must say: without it the screen leads away or shows something else, or a read lacks what its call
   * requires.
   */
  queryOf({ data }: Document): readonly string[] {
    const { on, guard, children, reads } = entries(data);
    const away = [...elements(entries(on).enter), ...elements(guard)].filter((step) => entries(step).do === "go");
    const without = [
      ...away.map((step) => entries(step).if),
      ...elements(children).map((child) => entries(child).when),
    ].flatMap((condition) => absent(condition) ?? []);
    const needed = Object.values(entries(reads)).flatMap((read) => {
      const { call, if: condition, with: given } = entries(read);
      const required = elements(
        entries(entries(this.#project.ofKind("call").get(String(call))?.data).request).required,
      );
      if (condition !== undefined) return [];
      return required.flatMap((field) => queried(entries(entries(given)[String(field)]).$) ?? []);
    });
    return [...new Set([...without, ...needed])];
  }

  #add(host: Document, name: string, words: readonly string[]): void {
    const params = this.#params.get(host) ?? new Map<string, string[]>();
    this.#params.set(host, params);
    params.set(name, [...new Set([...(params.get(name) ?? []), ...words])]);
  }
}

/** What a document refuses of the parameters of the screens in which it stands. */
const refusedIn = (project: Project, document: Document) =>
  project.places(document).expressions.flatMap(({ expression }) => refused(expression));

/** The documents that refuse something. */
const refusing = (project: Project): readonly Document[] =>
  project.documents.filter((document) => project.about(document, refusedIn).length > 0);

/** The path that an expression alone reads. */
function pathOf(expression: unknown): string | undefined {
  const [read, ...others] = variablesOf(expression);
  const alone = typeof expression === "string" || (isOperation(expression) && operation(expression).name === "var");
  return alone && others.length === 0 ? read?.name : undefined;
}

/** The name of the query that an expression alone reads. */
const queried = (expression: unknown): string | undefined =>
  /^route\.query\.(\w+)$/.exec(pathOf(expression) ?? "")?.[1];

/** The name of the query that is not there. */
function absent(condition: unknown): string | undefined {
  if (!isOperation(condition)) return undefined;
  const { name, values } = operation(condition);
  return name === "!" ? queried(values[0]) : undefined;
}

/** Parameters that are not one of some words, anywhere in an expression, with the words. */
function refused(expression: unknown): readonly (readonly [name: string, words: readonly string[]])[] {
  if (Array.isArray(expression)) return expression.flatMap(refused);
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  const [inner] = values;
  if (name !== "!" || !isOperation(inner) || operation(inner).name !== "in") return values.flatMap(refused);
  const [read, list] = operation(inner).values;
  const param = /^route\.params\.(\w+)$/.exec(pathOf(read) ?? "")?.[1];
  return param === undefined ? [] : [[param, wordsIn(list)]];
}

/** The words of a list, or of every list that an expression may come to. */
const wordsIn = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list.filter((one) => typeof one === "string")
    : isOperation(list)
      ? operation(list).values.filter(Array.isArray).flatMap(wordsIn)
      : [];
