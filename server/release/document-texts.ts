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

/** All of that below a root as it is written now, each file in one of the two. */
interface Read {
  readonly texts: DocumentTexts;
  /** What no text can be read of, with what is found in its place: the same in two looks is no edit, and said once. */
  readonly unread: DocumentTexts;
}

/**
 * Reads what a release is made of; what was just emptied is being written, and is waited for, and what goes away
 * meanwhile is not there.
 * @param pause lets some time go by in which others can write.
 */
export function readReleased(root: string, pause = sleep): Read {
  const [texts, unread] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of listReleased(root)) {
    const found = unreadable(join(root, file));
    if (found !== undefined) {
      // What was listed and is nothing now went away meanwhile.
      if (found !== "nothing") unread.set(file, found);
      continue;
    }
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
  return { texts, unread };
}

/** The texts alone. */
export const readTexts = (root: string, pause = sleep): DocumentTexts => readReleased(root, pause).texts;

const isFresh = (path: string): boolean => Math.abs(Date.now() - statSync(path).ctimeMs) < EMPTY;

/** Keeps its process waiting, which is the one that composes, or one that only starts. */
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
