import { type Failure, type FailureKind, failure } from "./failure.ts";

/** What a call came to. */
export type Answer = { readonly ok: true; readonly content: unknown } | ({ readonly ok: false } & Failure);

/** An answer without content. */
export const refused = (kind: FailureKind, message?: string): Answer => ({ ok: false, ...failure(kind, message) });
