import { parseSync } from "vite";
import type { Citation } from "./citation.ts";
import { idsIn, leadingIds } from "./ids.ts";

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);

/** The ids that a file cites: in titles of tests, comments, descriptions of documents and pages. */
export function findCitations(file: string, text: string): readonly Citation[] {
  if (/\.(tsx?|mjs)$/.test(file)) return inCode(file, text);
  if (file.endsWith(".css")) return inStyles(file, text);
  if (file.endsWith(".json")) return inDocument(file, text);
  return inPage(file, text);
}

/** The line, from 1, of a place in a text. */
const lineAt = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** The line of a text that a place lies in, without what opens and closes a comment. */
const around = (text: string, at: number) =>
  (text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? "").replace(/^[\s/*]+|[\s/*]+$/g, "");

const pointing = (kind: Citation["kind"], file: string, whole: string, part: string, start: number) =>
  idsIn(part).map(({ id, at }) => ({
    id,
    file,
    line: lineAt(whole, start + at),
    kind,
    text: around(whole, start + at),
  }));

function inCode(file: string, text: string): readonly Citation[] {
  const { program, comments } = parseSync(file, text);
  const pointed = comments.flatMap(({ start, end }) => pointing("comment", file, text, text.slice(start, end), start));
  if (!isTest(file)) return pointed;
  const titled = stringsOf(program).flatMap(({ value, start }) =>
    leadingIds(value).map((id) => ({ id, file, line: lineAt(text, start), kind: "test" as const, text: value })),
  );
  return [...titled, ...pointed];
}

const inStyles = (file: string, text: string) =>
  [...text.matchAll(/\/\*[^]*?\*\//g)].flatMap((match) => pointing("comment", file, text, match[0], match.index));

/** Of a list of cases the descriptions are titles of tests. */
function inDocument(file: string, text: string): readonly Citation[] {
  const kind = file.endsWith(".cases.json") ? "test" : "description";
  return [...text.matchAll(/"(?:description|title|because)": "(?:[^"\\]|\\.)*"/g)].flatMap((match) =>
    pointing(kind, file, text, match[0], match.index),
  );
}

/** What defines an id is no citation of it. */
const inPage = (file: string, text: string) =>
  pointing(
    "page",
    file,
    text,
    text.replace(/^- \*\*[A-Z]\d{1,2}\*\*/gm, (head) => " ".repeat(head.length)),
    0,
  );

interface Words {
  readonly value: string;
  readonly start: number;
}

/** Every string of a parsed program; of a template, what stands before its first value, then the rest with `…` between. */
function stringsOf(node: unknown): readonly Words[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, start, quasis } = node as Record<string, unknown>;
  const own =
    type === "Literal" && typeof value === "string"
      ? [{ value, start: Number(start) }]
      : type === "TemplateLiteral" && Array.isArray(quasis)
        ? [{ value: quasis.map((quasi) => String(quasi.value.raw)).join("…"), start: Number(start) }]
        : [];
  return [...own, ...Object.values(node).flatMap(stringsOf)];
}
