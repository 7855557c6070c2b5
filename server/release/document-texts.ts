import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPicture } from "../../publish/check/records/pictures.ts";
import { isPicture, listFiles, listPictures } from "../../publish/documents/list-files.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";

/** What a release is made of: documents, and the pictures of brands. */
export const listReleased = (root: string): readonly string[] => [...listFiles(root), ...listPictures(root)];

/** All of that below a root as it is written now; what goes away meanwhile is not there. */
export function readTexts(root: string): DocumentTexts {
  const texts = new Map<string, string>();
  for (const file of listReleased(root)) {
    try {
      texts.set(file, isPicture(file) ? readPicture(root, file) : readFileSync(join(root, file), "utf8"));
    } catch {
      continue;
    }
  }
  return texts;
}

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
