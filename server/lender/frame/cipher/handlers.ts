import type { CallRegistration } from "../../call/handler.ts";
import { makeNonce } from "./nonce.ts";

/** Gives what an app derives its session's keys from; no secret. */
export const cipherHandlers: readonly CallRegistration[] = [
  { id: "cipher-nonce", access: "guest", handler: async () => ({ nonce: makeNonce(Date.now()) }) },
];
