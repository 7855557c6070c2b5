import type { Path } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";

/** A name that nothing has, where a list says it. */
export interface UnknownName {
  readonly path: Path;
  readonly said: Said;
  readonly at: "key" | "value";
}
