import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readPicture } from "../../publish/check/records/pictures.ts";
import { isPicture, listFiles, listPictures } from "../../publish/documents/files/list-files.ts";
import { unreadable } from "../../publish/documents/files/unreadable.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";

/** What a release is made of: documents, and the pictures of brands. */
export const listReleased = (root: string): readonly string[] => [...listFiles(root), ...listPictures(root)];

/** How long a file that was emptied is waited for, ms: most who write one empty it first, and on a busy machine fill it later. */
const EMPTY = 1_000;
/** How long until it is looked at again, ms. */
const PAUSE = 10;

/**
 * All of that below a root as it is written now; what cannot be read, or goes away meanwhile, is not there; what was just
 * emptied is being written, and is waited for.
 * @param pause lets some time go by in which others can write.
 */
export function readTexts(root: string, pause = sleep): DocumentTexts {
  const texts = new Map<string, string>();
  for (const file of listReleased(root)) {
    if (unreadable(join(root, file)) !== undefined) continue;
    try {
      const read = () => (isPicture(file) ? readPicture(root, file) : readFileSync(join(root, file), "utf8"));
      let text = read();
      while (text === "" && isFresh(join(root, file))) {
        pause(PAUSE);
        text = read();
      }
      texts.set(file, text);
    } catch {
      continue;
    }
  }
  return texts;
}

/** What no text can be read of, with what is found in its place: the same in two looks is no edit, and said once. */
export const unreadIn = (root: string): DocumentTexts =>
  new Map(
    listReleased(root).flatMap((file) => {
      const found = unreadable(join(root, file));
      return found === undefined ? [] : [[`${file} unread`, found] as const];
    }),
  );

const isFresh = (path: string): boolean => Math.abs(Date.now() - statSync(path).ctimeMs) < EMPTY;

/** Keeps its thread waiting, which is that of what composes, or one that only starts. */
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

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
