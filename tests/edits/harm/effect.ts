/** What an edit that was accepted does, and where that was seen. */
export interface Effect {
  readonly does: "nothing" | "something ordinary" | "harm";
  readonly seen: string;
}
