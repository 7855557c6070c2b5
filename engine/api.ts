/** Calls of the contract: who runs them, how they travel, and what they come to. */
export { allowedBy } from "./api/allowed-by.ts";
export { Client } from "./api/client.ts";
export { failure } from "./api/failure.ts";
export type { Contract } from "./api/contract.ts";
export type { Sender } from "./api/sender.ts";
export { HttpSender } from "./api/http-sender.ts";
export { KnownAnswers } from "./api/known-answers.ts";
export { backoff, retries } from "./api/pause.ts";
export { OnceKeys } from "./api/once-keys.ts";
export { OnceSender } from "./api/once-sender.ts";
export type { Seal, SealOf } from "./api/seal.ts";
export { readEnvelope } from "./api/envelope.ts";
export { hidePath, showPath } from "./api/hidden-path.ts";
export { fromWire, toWire, type ResolveRef, type WireSchema } from "./api/wire.ts";
