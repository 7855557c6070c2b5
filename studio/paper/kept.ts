import * as typed from "../drafts/kept.ts";

/** What somebody has typed in a document that is not saved yet. */
export interface Kept extends typed.Kept {
  /** As the document stood when he began. */
  readonly before: string;
}

const keyOf = (file: string): string => `paper ${file}`;

/** What this browser keeps of a document. */
export const keptOf = (file: string): Kept | undefined => typed.keptOf(keyOf(file), isKept);

/** Keeps it over a reload and a crash, in the place of what it was. Whether this browser does. */
export const keep = (file: string, kept: Kept, was?: Kept): boolean => typed.keep(keyOf(file), kept, was);

/** It is saved, or given up. */
export const drop = (file: string, was?: Kept): void => void typed.keep(keyOf(file), undefined, was);

const isKept = (kept: typed.Kept): kept is Kept => "before" in kept && typeof kept.before === "string";
