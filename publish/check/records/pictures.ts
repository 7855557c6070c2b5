import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Overlay } from "../../documents/document-reader.ts";
import { isPicture, listPictures } from "../../documents/files/list-files.ts";
import { unreadable } from "../../documents/files/unreadable.ts";

/** Pictures of brands by the name of their file. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * A picture as it lies on the disk, a character for each byte: so it is compared, kept and laid over others as the text
 * of a document is.
 */
export const readPicture = (root: string, file: string): string => readFileSync(join(root, file), "latin1");

/** The bytes of a picture that was read. */
export const bytesOf = (picture: string): Buffer => Buffer.from(picture, "latin1");

/** The pictures below a root, under those that are laid over them. */
export function picturesOf(root: string, overlay: Overlay): Pictures {
  const files = [...new Set([...listPictures(root), ...[...overlay.keys()].filter(isPicture)])].sort();
  return new Map(
    files.flatMap((file) => {
      const laid = overlay.get(file);
      // Of what cannot be read there is no picture, as whoever names it is told.
      const none = laid === null || (laid === undefined && unreadable(join(root, file)) !== undefined);
      return none ? [] : [[basename(file), laid ?? readPicture(root, file)] as const];
    }),
  );
}

/** Whether the same pictures have the same names. */
export const samePictures = (one: Pictures, other: Pictures): boolean =>
  one.size === other.size && [...one].every(([name, picture]) => other.get(name) === picture);
