import { operators } from "../../../engine/expression.ts";
import { entries } from "../../documents/entries.ts";
import { saidInWords } from "../../words/said-in-words.ts";

/** So many characters of each are said. */
const MOST = 80;

/** Two values that differ, as people read them; of long ones what surrounds the first difference. */
export function saidApart(was: unknown, is: unknown): readonly [was: string, is: string] {
  const [one, other] = [said(was), said(is)];
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [cut(one, at), cut(other, at)];
}

function said(value: unknown): string {
  if (value === undefined) return "none";
  const [[key, inner] = ["", undefined], ...more] = Object.entries(entries(value));
  if (more.length > 0 || inner === undefined) return JSON.stringify(value);
  if (key === "$") return expressionSaid(inner);
  if (operators.has(key)) return expressionSaid(value);
  return key.startsWith("$") ? JSON.stringify(value) : `${JSON.stringify(key)}: ${JSON.stringify(inner)}`;
}

function expressionSaid(expression: unknown): string {
  try {
    return saidInWords(expression);
  } catch {
    // A record may hold what is none by now.
    return JSON.stringify(expression);
  }
}

function cut(text: string, at: number): string {
  if (text.length <= MOST) return text;
  const from = Math.max(0, Math.min(at - MOST / 4, text.length - MOST));
  const end = from + MOST < text.length ? "…" : "";
  return `${from > 0 ? "…" : ""}${text.slice(from, from + MOST)}${end}`;
}
