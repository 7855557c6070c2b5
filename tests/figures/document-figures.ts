import { isOperation, operation } from "../../engine/expression.ts";
import type { Document } from "../../publish/documents/document.ts";
import { entries } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";
import type { Project } from "../../publish/check/given/project.ts";

/** A figure that a document holds, and the words that say what it is about. */
export interface WrittenFigure {
  readonly path: Path;
  readonly value: number | string;
  readonly words: readonly string[];
}

/** Props that say how long a value is. */
const lengths = ["length", "maxLength", "digits"];

/**
 * The figures of a document that may be the brand's: a number in a rule, or how often its pattern repeats something
 * (the rule's name says of what); what is taken where a path holds nothing (the path says it); and how long the value
 * of a node is (the rule of its field says it).
 */
export function documentFigures(project: Project, document: Document): readonly WrittenFigure[] {
  const found: WrittenFigure[] = [];
  const about = document.kind === "rule" ? wordsIn(String(entries(document.data).id)) : [];
  const { expressions, nodes } = project.places(document);
  for (const { expression, path } of expressions) inExpression(expression, path, about, found);
  const form = entries(entries(document.data).form);
  for (const { node, path } of nodes) {
    const field = /^form\.(\w+)$/.exec(String(node.bind))?.[1] ?? "";
    const { rule = field } = entries(form[field]);
    for (const name of lengths) {
      const value = entries(node.props)[name];
      if (field !== "" && typeof value === "number")
        found.push({ path: [...path, "props", name], value, words: wordsIn(String(rule)) });
    }
  }
  return found;
}

function inExpression(value: unknown, path: Path, about: readonly string[], found: WrittenFigure[]): void {
  if (Array.isArray(value)) value.forEach((inner, index) => inExpression(inner, [...path, index], about, found));
  if (typeof value === "number" && about.length > 0) found.push({ path, value, words: about });
  if (typeof value === "string" && about.length > 0)
    for (const [, times = ""] of value.matchAll(/\{(\d+)\}/g)) found.push({ path, value: Number(times), words: about });
  if (!isOperation(value)) return;
  const { name, values } = operation(value);
  const at = (index: number): Path => (Array.isArray(value[name]) ? [...path, name, index] : [...path, name]);
  const [read, otherwise] = values;
  if (name === "var" && typeof read === "string" && (typeof otherwise === "number" || typeof otherwise === "string"))
    found.push({ path: at(1), value: otherwise, words: wordsIn(read.split(".").at(-1) ?? "") });
  else values.forEach((inner, index) => inExpression(inner, at(index), about, found));
}

/** The words of a name: `codeLength`, `sms-code`. */
const wordsIn = (name: string): readonly string[] => name.split(/[-.]|(?=[A-Z])/).map((word) => word.toLowerCase());
