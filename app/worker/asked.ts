import type { LastShown } from "./kept-page.ts";

/** The page at a path, in the language that it speaks, with what else it has loaded. */
export interface ToKeep {
  readonly path: string;
  readonly language: string;
  readonly loaded: readonly string[];
}

/** What a page tells the worker: what it shows, and at home and login that its release is to be kept (R10). */
export interface Asked {
  readonly shown: LastShown;
  readonly keep?: ToKeep;
}

/**
 * What the worker says: the release that is held, or that it knows the files of another build, and a newer worker comes,
 * or that the brand is closed, and nothing of it is held any more. None when it could not keep what it was asked to.
 */
export interface Answered {
  readonly release?: string;
  readonly renewing?: boolean;
  readonly closed?: boolean;
}
