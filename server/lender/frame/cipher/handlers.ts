import type { Handlers } from "../../call/handler.ts";
import { makeNonce } from "./nonce.ts";

/** Gives what an app derives its session's keys from; no secret. */
export const cipherHandlers = {
  "cipher-nonce": async () => ({ nonce: makeNonce(Date.now()) }),
} satisfies Partial<Handlers>;
