import { isOperation, operation } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import { outcomes } from "../typed/outcomes.ts";

/** Props and keys that hold what the borrower reads. */
const visible = /^(label|title|text|help|hint|placeholder|caption|note|said|reason|summary|body)$|(Label|Text|Title)$/;

/** Visible words stand in locales, never in a document: they would be in one language only (B7). */
export const checkVisibleWords = ofEach((given, document) => {
  if (document.kind === "widget-examples") return;
  const { nodes, steps, texts } = given.project.places(document);
  for (const { node, path } of nodes) {
    inside(given, document, node.props, [...path, "props"]);
    inside(given, document, node.with, [...path, "with"]);
  }
  for (const { step, path } of steps) if (step.do !== "set") inside(given, document, step.with, [...path, "with"]);
  const { title, items } = entries(document.data);
  if (document.kind === "screen" || document.kind === "dialog") inside(given, document, { title }, []);
  if (document.kind === "menu") inside(given, document, items, ["items"]);
  for (const { args, path } of texts) checkArgs(given, document, args, [...path.slice(0, -1), "args"]);
});

/**
 * What is put into a text is read as its words are: written out beside it, a sum would follow from nothing. The context
 * is not read; it chooses among texts.
 */
function checkArgs(given: Checking, document: Document, args: unknown, path: Path): void {
  for (const [name, said] of Object.entries(entries(args))) {
    if (name === "context") continue;
    if (typeof said === "string") refuse(given, document, said, [...path, name]);
    workedOut(given, document, said, [...path, name]);
  }
}

/** Words that an expression comes to as they stand in it, alone or joined (`cat`); an address is none. */
function workedOut(given: Checking, document: Document, value: unknown, path: Path): void {
  const { $: expression } = entries(value);
  if (isOperation(expression)) wordsOf(given, document, expression, [...path, "$"]);
}

function wordsOf(given: Checking, document: Document, expression: unknown, path: Path): void {
  for (const outcome of outcomes(expression, path)) {
    if (typeof outcome.part === "string" && !/^[#/]/.test(outcome.part))
      refuse(given, document, outcome.part, outcome.path);
    if (!isOperation(outcome.part)) continue;
    const { name, values } = operation(outcome.part);
    if (name === "cat")
      for (const [index, part] of values.entries()) wordsOf(given, document, part, [...outcome.path, name, index]);
  }
}

function refuse({ report }: Checking, document: Document, words: string, path: Path): void {
  if (/[\p{L}\p{N}]/u.test(words)) report(document, path, messages.wordsInDocument(words));
}

function inside(given: Checking, document: Document, value: unknown, path: Path): void {
  if (Array.isArray(value)) value.forEach((inner, index) => inside(given, document, inner, [...path, index]));
  if (!isEntries(value) || "$" in value || "$t" in value) return;
  for (const [key, inner] of Object.entries(value)) {
    if (visible.test(key)) workedOut(given, document, inner, [...path, key]);
    if (typeof inner !== "string") {
      if (key !== "on" && key !== "body") inside(given, document, inner, [...path, key]);
    } else if (visible.test(key) && /\p{L}/u.test(inner) && !inner.startsWith("with."))
      given.report(document, [...path, key], messages.wordsInDocument(inner));
  }
}
