import { elements, entries } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";

/** What stands at a path of a value; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (typeof step === "number" ? elements(at)[step] : entries(at)[step]), value);
