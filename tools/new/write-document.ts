import { dirname, relative } from "node:path";

/** The text of a document that will lie in a file: it begins with the way to its schema. */
export function writeDocument(file: string, kind: string, said: Readonly<Record<string, unknown>>): string {
  const $schema = relative(dirname(file), `schemas/${kind}.schema.json`).replaceAll("\\", "/");
  return `${JSON.stringify({ $schema, ...said }, null, 2)}\n`;
}

/** Words of an id: "pay-later" → "Pay later". */
export const wordsOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll("-", " ");

/** A name of code: "pay-later" → "PayLater". */
export const pascalOf = (id: string): string =>
  id.replace(/(^|-)([a-z0-9])/g, (_all, _hyphen, letter: string) => letter.toUpperCase());
