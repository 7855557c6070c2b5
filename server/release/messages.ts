import type { Fault } from "../../publish/documents/document.ts";
import type { Composed } from "./composed.ts";

/** What the thread that composes is started with. */
export interface ComposerData {
  readonly root: string;
  /** Where the built app is; undefined where the page is left to Vite. */
  readonly app?: string | undefined;
  /** Folder of the last good release. */
  readonly store?: string | undefined;
  /** Print of documents that are not to be composed again. */
  readonly spoiled?: string | undefined;
}

/** What it is told: to look now, and to answer by this number when it has. */
export type ToComposer = { readonly look: number };

/** What it says. */
export type FromComposer =
  | { readonly is: "begun"; readonly print: string }
  | {
      readonly is: "looked";
      readonly composed?: Composed;
      readonly faults: readonly FaultInText[];
      readonly lines: readonly string[];
    }
  | { readonly is: "answer"; readonly look: number };

/** A fault with the lines around it. */
export interface FaultInText extends Fault {
  readonly excerpt: string;
}
