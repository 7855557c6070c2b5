import { createHash } from "node:crypto";
import type { DocumentTexts } from "./sound-documents.ts";

/** By what a text is known: its content, whenever it was written. */
export const printOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** By what all of them are known. */
export const printOfAll = (texts: DocumentTexts): string =>
  printOf(
    [...texts]
      .map(([file, text]) => `${file} ${printOf(text)}`)
      .sort()
      .join("\n"),
  );
