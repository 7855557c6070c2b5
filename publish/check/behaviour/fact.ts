import type { Path } from "../../documents/position.ts";

/** One thing that a document does. */
export interface Fact {
  /** Under what name it is known, of which there may be several. */
  readonly label: string;
  /** How deep it stands in the document's outline. */
  readonly depth: number;
  /** Where what it says stands. */
  readonly path: Path;
  /** What it says; nothing of a widget that only holds others, or only has a look. */
  readonly does: unknown;
  /** Of an event: it comes without anything that a borrower does. */
  readonly byItself?: true;
}
