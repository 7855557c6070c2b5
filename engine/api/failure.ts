/**
 * Why a call has no content. `offline`: nothing was sent, or a page of the network answered in the server's place;
 * `busy`: the server asked to wait; `fault` is a failure of our own, a step's or an answer that cannot be opened.
 * Of calls that are made once: `unsettled`, nobody knows whether it was carried out (`content.key` to ask by,
 * `content.why` the kind of answer that came instead); `unarrived`, it never arrived and now never will; `carried`, it
 * or one before it was carried out, and no more is known; `forgotten`, it was sent so long ago that the server may have
 * forgotten it, and nobody will say any more.
 */
export type FailureKind =
  | "business"
  | "timeout"
  | "network"
  | "offline"
  | "busy"
  | "aborted"
  | "contract"
  | "fault"
  | "unsettled"
  | "unarrived"
  | "carried"
  | "forgotten";

/** What a failed call comes to; readable as `result` in a step's `fail` branch. */
export interface Failure {
  readonly kind: FailureKind;
  /** The server's status; 1010101 for an aborted call, 429 for a busy server, -1 where there is none. */
  readonly status: number;
  readonly message: string;
  readonly content: unknown;
  /** Id of the call that failed. */
  readonly call?: string;
}

/** Status of an aborted or dropped call (X5). */
const abortedStatus = 1010101;
/** Where there is none, and what a server says that broke down. */
export const noStatus = -1;

/** A failure without an answer. */
export const failure = (kind: FailureKind, message = ""): Failure => ({
  kind,
  status: kind === "aborted" ? abortedStatus : noStatus,
  message,
  content: null,
});
