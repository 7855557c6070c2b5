import type { Json } from "../../publish/documents/json.ts";
import type { Takes } from "../../publish/studio/form/brand-form.ts";

/** What is typed as it stands; all else has a form of its own, and is written as JSON. */
const asTyped: ReadonlySet<Takes["is"]> = new Set(["text", "colour", "choice"]);

/** A value as it is typed: kobo as naira, what has a form of its own as JSON. */
export function textOf(value: Json | undefined, takes: Takes): string {
  if (value === undefined || value === null) return "";
  if (takes.is === "number" && typeof value === "number") return String(takes.unit === "kobo" ? value / 100 : value);
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** The value that somebody has typed; why there is none, in words. */
export function valueOf(text: string, takes: Takes): { readonly value: Json } | { readonly why: string } {
  if (takes.is === "number") {
    const plain = text.replaceAll(/[,\s₦]/g, "");
    const number = Number(plain);
    if (plain === "" || Number.isNaN(number)) return { why: `Expected a number, found "${text}".` };
    return { value: takes.unit === "kobo" ? Math.round(number * 100) : number };
  }
  if (takes.is === "text" && takes.none && text === "") return { value: null };
  if (asTyped.has(takes.is)) return { value: text };
  try {
    // What can be read as JSON is JSON.
    return { value: JSON.parse(text) as Json };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
