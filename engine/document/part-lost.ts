/** Why a part of the app could not be had: it did not come in its time, or the server has it no more. */
export type LostWhy = "late" | "missing";

/** A part of the app (a chunk, a pack of documents) that could not be had, however often it was asked for (C18). */
export class PartLost extends Error {
  readonly why: LostWhy;

  constructor(why: LostWhy, cause: unknown) {
    super(`a part of the app is ${why}`, { cause });
    this.name = "PartLost";
    this.why = why;
  }
}
