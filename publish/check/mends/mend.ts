import type { Fault } from "../../documents/document.ts";
import type { Otherwise } from "../behaviour/besides.ts";
import type { Path } from "../../documents/position.ts";

/** A way to take back what may be the mistake: the whole text of a file without it. */
export interface Mend {
  readonly file: string;
  readonly text: string;
  /** The fault that says what was meant; of what no fault stands at, the place, and what is expected there. */
  readonly by: Fault | PutBack;
  /** From which element of a list on all stand elsewhere with it, and by how many they are moved back. */
  readonly moves?: { readonly from: Path; readonly by: number };
}

/** What was published, or what others go by, to be put back where another value stands. */
interface PutBack extends Pick<Otherwise, "expected" | "found"> {
  readonly path: Path;
  /** Who says what is expected; left out, it was published. */
  readonly as?: string;
  /** Nothing was published there: the mend takes out all of what came. */
  readonly came?: true;
  /** An entry is gone from there: what is said of the others is not said of it. */
  readonly gone?: true;
  /** The right spelling, where it is one that is expected. */
  readonly meant?: string;
}
