import { isDeepStrictEqual } from "node:util";
import { anything, type Type } from "./type.ts";

/** How a type is kept: the same while it says the same, and what follows from itself can be anything. */
export const keptType = { same: isDeepStrictEqual, circular: anything } satisfies {
  readonly same: (one: Type, other: Type) => boolean;
  readonly circular: Type;
};
