import { isDeepStrictEqual } from "node:util";
import type { Path } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";
import { anything, type Type } from "../types/type.ts";
import { infer, type Reads } from "./infer.ts";

/** What an expression can come to, with what does not fit in it. */
export interface Inferred {
  readonly type: Type;
  readonly told: readonly (readonly [Path, Said])[];
}

/** How that is kept; one that follows from itself can be anything. */
export const keptInferred = { same: isDeepStrictEqual, circular: { type: anything, told: [] } };

/** What an expression can come to; what does not fit in it is kept with that. */
export function inferred(expression: unknown, reads: Reads): Inferred {
  const told: (readonly [Path, Said])[] = [];
  const type = infer(expression, reads, (...wrong) => void told.push(wrong));
  return { type, told };
}
