/** Why a call has no content. `fault` is a step's own failure, not a call's. */
export type FailureKind = "business" | "timeout" | "network" | "aborted" | "contract" | "fault";

/** What a failed call comes to; readable as `result` in a step's `fail` branch. */
export interface Failure {
  readonly kind: FailureKind;
  /** The server's status; 1010101 for an aborted call, -1 where there is none. */
  readonly status: number;
  readonly message: string;
  readonly content: unknown;
}

/** Status of an aborted or dropped call (X5). */
export const abortedStatus = 1010101;

/** A failure without an answer. */
export const failure = (kind: FailureKind, message = ""): Failure => ({
  kind,
  status: kind === "aborted" ? abortedStatus : -1,
  message,
  content: null,
});
