import type { Fault } from "../../publish/documents/document.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { Composed } from "./composed.ts";
import type { Made } from "./kept-releases.ts";

/** What the process that composes one release is started with. */
export interface ReleaseData {
  readonly root: string;
  readonly app: string;
  /** What it was published as; one that was not is held to what was. */
  readonly id?: string;
  readonly texts: DocumentTexts;
}

/** What it says before it ends. */
export type FromRelease = Pick<Made, "composed" | "warnings"> | { readonly wrong: string };

/** What the process that composes whatever is saved is started with. */
export interface ComposerData {
  readonly root: string;
  /** Where the built app is; undefined where the page is left to Vite. */
  readonly app?: string | undefined;
  /** Folder of the last good release. */
  readonly store?: string | undefined;
  /** Print of documents that are not to be composed again. */
  readonly spoiled?: string | undefined;
}

/**
 * What it is told: to look now, and to answer by this number when it has, and has kept what is served for whoever composes
 * the same, where it is told to; to let whatever is written be until it is told
 * otherwise, for others are at work whom it would slow down.
 */
export type ToComposer = { readonly look: number; readonly keep: boolean } | { readonly hold: boolean };

/** What it says. */
export type FromComposer =
  | { readonly is: "begun"; readonly print: string }
  | {
      readonly is: "looked";
      readonly composed?: Composed;
      /** What that was made of. */
      readonly texts?: DocumentTexts;
      readonly faults: readonly FaultInText[];
      readonly lines: readonly string[];
    }
  | { readonly is: "answer"; readonly look: number }
  /** It breaks down, and why; it ends then. */
  | { readonly is: "broken"; readonly why: string };

/** A fault with the lines around it. */
export interface FaultInText extends Fault {
  readonly excerpt: string;
}
