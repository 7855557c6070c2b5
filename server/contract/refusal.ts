import type { Status } from "./status.ts";

/** What goes with a refusal. */
export interface RefusalDetail {
  /** Placeholders of the message, already as text. */
  args?: Record<string, string | number>;
  content?: unknown;
  /** The envelope's message, instead of the text of the status. */
  message?: string;
  /** Commit what the call wrote before it refused (a counter of wrong passwords); default: roll back. */
  keep?: boolean;
}

/** A business error: the envelope's status, its message is the text `errors.<status>` in the caller's language. */
export class Refusal extends Error {
  readonly status: Status;
  readonly detail: RefusalDetail;

  constructor(status: Status, detail: RefusalDetail = {}) {
    super(`refused with status ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.detail = detail;
  }
}
