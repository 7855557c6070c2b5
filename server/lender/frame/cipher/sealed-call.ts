import type { StoredAnswer } from "../../../database/tables/frame.ts";
import { pairOf, seal, unseal } from "./envelope.ts";
import { isGoodNonce } from "./nonce.ts";

/** One call whose body and content go sealed (C2). */
export interface SealedCall {
  /** The body behind; throws when it is none of ours. */
  body(sent: unknown): unknown;
  /** The answer with its content sealed, to which its status and message are bound, and the body that it answers. */
  answer(answer: StoredAnswer): { status: number; message: string; content: string };
}

/**
 * What the header `cipher: <key id> <nonce>` asks for: a sealed call, null for a plain one, or "unknown" for a nonce
 * that is not ours any more or a key that no brand has: the app then asks for a new one (412). The call's idempotency
 * key is sealed with the body, so that whoever caught one cannot send it as another wish.
 */
export function sealedCall(
  header: unknown,
  keyIds: ReadonlySet<string>,
  now: number,
  onceKey = "",
): SealedCall | "unknown" | null {
  if (header === undefined) return null;
  const [keyId = "", nonce = ""] = typeof header === "string" ? header.split(" ") : [];
  if (!keyIds.has(keyId) || !isGoodNonce(nonce, now)) return "unknown";
  const request = pairOf(keyId, nonce, "request");
  const back = pairOf(keyId, nonce, "answer");
  let answered = "";
  return {
    body(sent): unknown {
      const given = typeof sent === "object" && sent !== null && "encrypted" in sent ? sent.encrypted : undefined;
      if (typeof given !== "string") throw new Error("not sealed");
      answered = given;
      return JSON.parse(unseal(given, request, onceKey));
    },
    answer: ({ status, message, content }) => ({
      ...{ status, message },
      content: seal(JSON.stringify(content), back, `${answered}\n${status}\n${message}`),
    }),
  };
}
