import type { Evaluate } from "./bind.ts";
import type { Reader } from "./operator/reader.ts";
import { isTrue } from "./operator/truth.ts";

/** Whether a condition holds; one that meets a missing or odd value does not. */
export function holds(condition: Evaluate, reader: Reader): boolean {
  try {
    return isTrue(condition(reader));
  } catch {
    return false;
  }
}
