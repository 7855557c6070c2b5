import type { Said } from "../faults/say.ts";
import type { Document, Fault } from "./document.ts";
import { formatPath, offsetOf, type Path, positionAt } from "./position.ts";

/** A fault of a whole file: it begins where that does. */
export const faultOf = (file: string, said: Said): Fault => ({ ...said, file, line: 1, column: 1, path: "" });

/** A fault at a place of a document: at its value, or at the name of the property. */
export function faultAt(document: Document, path: Path, said: Said, at: "key" | "value" = "value"): Fault {
  const { file, text, tree } = document;
  return { ...said, file, ...positionAt(text, offsetOf(tree, path, at)), path: formatPath(path) };
}
