import { valuesOf } from "../expression/operator/values-of.ts";

/** A message over this many bytes is refused, in either direction (R69). */
export const largestMessage = 1024 * 1024;

/** What a native app may send: the answer to a question, or something it says by itself. */
export type Message =
  | { readonly kind: "answer"; readonly id?: string; readonly ok: true; readonly value: unknown }
  | {
      readonly kind: "answer";
      readonly id?: string;
      readonly ok: false;
      readonly code: unknown;
      readonly final: boolean;
    }
  | { readonly kind: "event"; readonly name: string; readonly data: unknown }
  | { readonly kind: "oversize" }
  | { readonly kind: "malformed"; readonly id?: string };

/** Reads what came over a bridge. Never throws, and parses nothing that is over the bound. */
export function readMessage(text: unknown): Message {
  if (typeof text !== "string") return { kind: "malformed" };
  if (isOversize(text)) return { kind: "oversize" };
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { kind: "malformed" };
  }
  const { id: named, ok, value, code, final, event, data } = valuesOf(message);
  const id = typeof named === "string" ? named : undefined;
  if (typeof event === "string" && id === undefined) return { kind: "event", name: event, data };
  if (ok === true) return { kind: "answer", id, ok, value };
  if (ok === false) return { kind: "answer", id, ok, code, final: final === true };
  return { kind: "malformed", id };
}

/** Counts UTF-8 bytes only where the number of characters leaves it open. */
export function isOversize(text: string): boolean {
  if (text.length > largestMessage) return true;
  return text.length * 3 > largestMessage && new TextEncoder().encode(text).length > largestMessage;
}
