import { basename } from "node:path";
import { nearest } from "../../publish/faults/nearest.ts";

/**
 * That no document is called as a command was told, in one line with the nearest that there is; of a name without its
 * folder that is in whichever folder one is called so.
 */
export function noSuchDocument(file: string, documents: readonly string[]): string {
  const inFolder = () => {
    const near = nearest(
      file,
      documents.map((one) => basename(one)),
    );
    return documents.find((one) => basename(one) === near);
  };
  const near = nearest(file, documents) ?? (basename(file) === file ? inFolder() : undefined);
  return `${file}: there is no such document${near === undefined ? "" : `; did you mean "${near}"?`}`;
}
