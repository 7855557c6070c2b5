import type { Rewriting } from "../../../publish/edit/write-if-right.ts";
import type { BrandChanges } from "../../../publish/compare/brand-changes.ts";
import type { Effect } from "../../../publish/compare/effect.ts";
import type { DocumentTexts } from "../../../publish/pack/sound-documents.ts";
import type { BrandTerms } from "../../../publish/studio/brand-terms.ts";
import type { ReleaseDifference } from "../../../publish/studio/release-comparison.ts";
import type { DocumentQuestions } from "../../../publish/studio/questions.ts";
import type { Early } from "./early.ts";
import type { Travelling } from "./early-travel.ts";

/** What the process that looks at the documents for the studio is started with. */
export interface DeskData {
  readonly root: string;
  /** Where the built app is, by which pages are drawn; absent, nothing is shown before all of it is composed. */
  readonly app?: string | undefined;
}

/** A document that was written, as the journal keeps it, with what was written at once with it. */
export interface Deed extends Rewriting {
  readonly besides?: readonly Rewriting[] | undefined;
  /** Which value of a brand it was about, in which layer; absent where the document was written as a whole. */
  readonly of?: { readonly pair: string; readonly layer: string; readonly path: readonly string[] };
  readonly said: readonly string[];
}

/** What an edit that is to be taken back did. */
export interface Undoing extends Omit<Deed, "said" | "besides"> {
  /** What it wrote besides, which goes back with it. */
  readonly besides?: readonly Undoing[] | undefined;
  /** The file as edits of it found and left it, the oldest first; null where there was none. */
  readonly earlier?: readonly (string | null)[];
  /** Whether an edit that stands has set the same value since. */
  readonly setAgain?: boolean;
}

/** What the desk is asked: as the pages ask, but for an undo, of which it is told what it did. */
export type DeskQuestions = Omit<DocumentQuestions, "undo"> & {
  readonly effect: {
    readonly asked: { readonly before: DocumentTexts; readonly after: DocumentTexts };
    readonly told: Effect;
  };
  /** What the brands of a release have otherwise than those of another. */
  readonly changed: {
    readonly asked: { readonly before: DocumentTexts; readonly after: DocumentTexts };
    readonly told: BrandChanges;
  };
  /** The same with all else, and of one pair value by value. */
  readonly between: {
    readonly asked: {
      readonly before: DocumentTexts;
      readonly after: DocumentTexts;
      readonly pair?: string | undefined;
    };
    readonly told: ReleaseDifference;
  };
  readonly terms: { readonly asked: object; readonly told: BrandTerms };
  readonly undo: { readonly asked: Undoing; readonly told: DocumentQuestions["undo"]["told"] };
};

/** An answer with what was written on the way; its number is the journal's to give. */
export interface Answer<Told = unknown> {
  readonly told: Told;
  readonly deed?: Deed;
}

export type ToDesk = { readonly ask: number; readonly name: keyof DeskQuestions; readonly asked: unknown };

export type FromDesk =
  | ({ readonly is: "answer"; readonly ask: number } & Answer)
  /** What the pair that was just edited gets. */
  | ({ readonly is: "early" } & Travelling<Early>)
  | { readonly is: "wrong"; readonly ask: number; readonly why: string };
