import type { Fault } from "../../documents/document.ts";
import type { Otherwise } from "../behaviour/besides.ts";
import type { Path } from "../../documents/position.ts";

/** A way to take back what may be the mistake: the whole text of a file without it. */
export interface Mend {
  readonly file: string;
  readonly text: string;
  /** The fault that says what was meant; of what was published the place, and what was there. */
  readonly by: Fault | PutBack;
}

/** What was published, to be put back where another value stands. */
interface PutBack extends Pick<Otherwise, "expected" | "found"> {
  readonly path: Path;
}
