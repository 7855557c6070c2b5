import { parseAst } from "rolldown/parseAst";

/** A type that is claimed and not checked. */
export interface Cast {
  readonly line: number;
  readonly code: string;
  /** Whether a comment stands beside it: in its line, or alone in the line above. */
  readonly reason: boolean;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value &&
  typeof value.start === "number" &&
  "end" in value &&
  typeof value.end === "number";

/** `x as T`, `<T>x` and `x!`; `as const` claims nothing. */
const isCast = (node: SyntaxNode, code: string): boolean =>
  ["TSAsExpression", "TSTypeAssertion", "TSNonNullExpression"].includes(node.type) && !/\bas const$/.test(code);

/** The casts of a file's text, in order. */
export function castsIn(file: string, text: string): Cast[] {
  const lines = text.split("\n");
  const found: Cast[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const code = isNode(value) ? text.slice(value.start, value.end) : "";
    if (isNode(value) && isCast(value, code)) {
      const line = text.slice(0, value.start).split("\n").length;
      const [above = "", ...own] = ["", ...lines].slice(line - 1, line + code.split("\n").length);
      const reason = /^\s*(\/\/ |\/?\*)/.test(above) || own.some((written) => /(^|\s)(\/\/ |\/\*)/.test(written));
      found.push({ line, code, reason });
    }
    Object.values(value).forEach(visit);
  }
  visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}
