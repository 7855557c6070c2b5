import type { Json, JsonObject } from "../documents/json.ts";
import type { LayerName } from "../edit/brand-layers.ts";
import type { NewText } from "../edit/with-texts.ts";
import type { Effect } from "../compare/effect.ts";
import type { BrandCard } from "./brand-cards.ts";
import type { BrandComparison } from "./brand-comparison.ts";
import type { ScreenCard } from "./screen-cards.ts";
import type { Explained } from "../words/explain-decision.ts";
import type { StepWords } from "../words/steps-in-words.ts";
import type { BrandSheet, SheetLayer, UnreadBrand } from "./brand-sheet.ts";
import type { DecisionCard } from "./decision-cards.ts";
import type { DecisionSheet } from "./decision-sheet.ts";
import type { Inspected } from "./inspected.ts";
import type { Seen } from "../inspect/made-of.ts";
import type { Showing, ShownEntry } from "../inspect/shown-entries.ts";
import type { ReleaseDifference } from "./release-comparison.ts";
import type { PolicySheet } from "./policy-sheets.ts";
import type { TextsFound } from "./texts-found.ts";
import type { UnnoticedChange } from "./unnoticed-changes.ts";
import type { AskedHistory, HistoryRow } from "./value-history.ts";

export type { NewText };

/** A pair of codes. */
export interface Pair {
  readonly business: string;
  readonly channel: string;
}

/** Something wrong, in the checker's own line. */
export interface Mark {
  readonly line: string;
  readonly file: string;
  /** From 1. */
  readonly at: number;
  readonly column: number;
  /** The place inside the document. */
  readonly path: string;
  readonly message: string;
  readonly code: string;
  readonly warning: boolean;
  /** The same in words of the business, where there are some. */
  readonly plain?: string | undefined;
}

/** One value of a pair that is to be otherwise. */
export interface AskedEdit extends Pair {
  readonly path: readonly string[];
  /** Absent, the layer no longer says it. */
  readonly value?: Json | undefined;
  /** Chosen where nobody says. */
  readonly layer?: LayerName | undefined;
  /** What whoever edits saw the layer say; absent, nothing. */
  readonly was?: Json | undefined;
  /** Words that there are not yet and that the value needs; they come and go with it, as one edit. */
  readonly texts?: readonly NewText[] | undefined;
}

/** What became of an edit. */
export type Edited =
  /**
   * `edit` is the number by which it can be undone, `says` what the layer says of the value now; absent, nothing.
   * `warned` is what the checker finds odd since; it stops nothing.
   */
  | {
      readonly is: "written";
      readonly edit: number;
      readonly layer: SheetLayer;
      readonly says?: Json | undefined;
      readonly said: readonly string[];
      readonly warned?: readonly Mark[] | undefined;
    }
  | { readonly is: "as it was"; readonly layer: SheetLayer }
  | { readonly is: "refused"; readonly layer: SheetLayer; readonly marks: readonly Mark[] }
  /** The layer says something else than whoever edits saw, by somebody else's hand; nothing is written. */
  | { readonly is: "conflict"; readonly layer: SheetLayer; readonly theirs?: Json | undefined };

/** What became of a document that was written as a whole, or of an edit that was taken back. */
export type Saved =
  | { readonly is: "written"; readonly edit: number; readonly said: readonly string[] }
  | { readonly is: "as it was" }
  | { readonly is: "refused"; readonly marks: readonly Mark[] }
  /** Somebody wrote it meanwhile: as it stands now, and how an edit stands to that which was to be taken back. */
  | { readonly is: "conflict"; readonly theirs?: string | undefined; readonly how?: NotUndone | undefined };

/**
 * Why an edit was not taken back: another edit has set the same value again since, though it is by now what it was
 * before ("as before") or not ("set again"); or what it set is another one by somebody's hand ("otherwise").
 */
export type NotUndone = "as before" | "set again" | "otherwise";

/** A document as it is written. */
export interface Paper {
  readonly file: string;
  /** Absent where there is no such file yet. */
  readonly text?: string | undefined;
  readonly marks: readonly Mark[];
  /** By whose edit it is written so, and when (ISO 8601); absent where it was written outside the studio. */
  readonly by?: Writer | undefined;
}

/** Who has written a document as it is. */
export interface Writer {
  readonly who: string;
  readonly at: string;
}

/** A place in a document as somebody has it before him. */
interface Spot {
  readonly file: string;
  readonly text: string;
  /** Counted in letters, from 0. */
  readonly at: number;
}

/** What may be written at a place of a document. */
export interface Suggestions {
  /** The stretch of the text that any of them takes the place of. */
  readonly from: number;
  readonly to: number;
  readonly offered: readonly Suggestion[];
}

export interface Suggestion {
  readonly name: string;
  /** What typing it would begin with. */
  readonly typed: string;
  /** What it is, in lines. */
  readonly says: readonly string[];
  /** What is written for it. */
  readonly text: string;
  /** What of that is chosen then, to be typed over; where it is empty, the cursor stands there. */
  readonly chosen: { readonly from: number; readonly to: number };
}

/** Something that was edited in the studio. */
export interface Change {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly file: string;
  /** Which value of a brand it was about; absent where the document was written as a whole. */
  readonly of?: { readonly pair: string; readonly layer: string; readonly path: readonly string[] } | undefined;
  readonly said: readonly string[];
  /** The change that it took back. */
  readonly undoes?: number | undefined;
  /** What that had done; absent where it had taken back another itself. */
  readonly undid?: readonly string[] | undefined;
  readonly undone: boolean;
  /** An edit of the same value stands since: that one is taken back first. */
  readonly setAgain?: true | undefined;
}

/** A release as the history shows it. */
interface ReleaseRow {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly author: string;
  readonly why: string;
  /** False of one that no borrower ever had. */
  readonly wasLive: boolean;
  /** Who took it back since it was live, when and why. */
  readonly takenBack?: { readonly at: string; readonly who: string; readonly why: string } | undefined;
}

/** Something that was done, by whom and why. */
export interface Deed {
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly said: string;
  /** Empty where nobody was asked. */
  readonly why: string;
}

/** What the public gets. */
interface LiveRow {
  readonly release: string;
  /** Percentage of devices. */
  readonly share: number;
  readonly previous: string | null;
  readonly since: string;
}

/** Who has looked at the folder, where two must have before it is live (`FOUR_EYES=on`). */
export interface SeenBy {
  /** Who has edited the documents since what is live, and whether somebody did outside the studio. */
  readonly names: readonly string[];
  readonly outside: boolean;
  /** Those of the names that no password proved, as of the terminal's link or a command: they may be anybody's. */
  readonly unproven: readonly string[];
  /** Since what is live; one holds for the documents that it was given for alone. */
  readonly approvals: readonly { readonly who: string; readonly at: string; readonly holds: boolean }[];
  /** Why whoever asks cannot publish, or approve; absent where he can. */
  readonly cannotPublish?: string | undefined;
  readonly cannotApprove?: string | undefined;
}

/** How the folder stands to what the public gets. */
export interface Standing {
  /** By which the documents are known that all of this is told of. */
  readonly draft: string;
  /** Whether each edit that is right is live by itself. */
  readonly follows: boolean;
  readonly live?: LiveRow | undefined;
  /** What is wrong with the folder: then it is not published. */
  readonly errors: number;
  /** What publishing it would change for borrowers. */
  readonly effect: Effect;
  /** Absent where one may publish alone. */
  readonly seenBy?: SeenBy | undefined;
  /** The newest first. */
  readonly releases: readonly ReleaseRow[];
  /** What was done with releases and edited in the studio, and who came and went. */
  readonly deeds: readonly Deed[];
}

/** Why a decision takes a row, and what that gives. */
export interface Why extends Explained {
  readonly gives: readonly StepWords[];
}

/** What the studio's pages ask of the folder's documents, and what they are told. */
export interface DocumentQuestions {
  readonly brands: { readonly asked: object; readonly told: { readonly cards: readonly BrandCard[] } };
  /** The screens that there are. */
  readonly screens: { readonly asked: object; readonly told: { readonly screens: readonly ScreenCard[] } };
  readonly brand: { readonly asked: Pair; readonly told: BrandSheet | UnreadBrand };
  /** What two pairs have otherwise. */
  readonly compare: {
    readonly asked: { readonly left: Pair; readonly right: Pair };
    readonly told: BrandComparison;
  };
  /** What made something that shows in the preview. */
  readonly inspect: { readonly asked: Seen; readonly told: Inspected };
  /** Which entries of the brand's orders show in the preview. */
  readonly shown: { readonly asked: Showing; readonly told: { readonly entries: readonly ShownEntry[] } };
  /** All that is wrong with the documents as they are written. */
  readonly marks: {
    readonly asked: object;
    readonly told: {
      readonly marks: readonly Mark[];
      /** Whether all was looked at: while something cannot be read, nothing is said of what documents say of each other. */
      readonly whole: boolean;
    };
  };
  /** What the law and the stores ask, and what becomes of it with each brand. */
  readonly policies: { readonly asked: object; readonly told: { readonly policies: readonly PolicySheet[] } };
  readonly edit: { readonly asked: AskedEdit; readonly told: Edited };
  /** The nearest colour that would be right, where one that was asked for is not. */
  readonly offer: { readonly asked: AskedEdit; readonly told: { readonly colour?: string | undefined } };
  /** What would be wrong with a document written so. */
  readonly try: {
    readonly asked: { readonly file: string; readonly text: string };
    readonly told: { readonly marks: readonly Mark[] };
  };
  readonly undo: { readonly asked: { readonly edit: number }; readonly told: Saved };
  readonly paper: { readonly asked: { readonly file: string }; readonly told: Paper };
  readonly save: {
    readonly asked: { readonly file: string; readonly before?: string | undefined; readonly text: string };
    readonly told: Saved;
  };
  /** The texts that have words, or a key, in any language. */
  readonly texts: { readonly asked: { readonly search: string }; readonly told: TextsFound };
  readonly complete: { readonly asked: Spot; readonly told: Suggestions };
  /** What stands at a place of a document, in lines; none where nobody knows. */
  readonly hover: { readonly asked: Spot; readonly told: { readonly says: readonly string[] } };
  readonly decisions: { readonly asked: object; readonly told: { readonly decisions: readonly DecisionCard[] } };
  readonly decision: { readonly asked: { readonly decision: string }; readonly told: DecisionSheet };
  readonly why: { readonly asked: { readonly decision: string; readonly inputs: JsonObject }; readonly told: Why };
  /** What could be wrong with a decision without that a case says so. */
  readonly unnoticed: {
    readonly asked: { readonly decision: string };
    readonly told: { readonly changes: readonly UnnoticedChange[] };
  };
}

/** All that they ask, of the studio itself too. */
export interface Questions extends DocumentQuestions {
  /** What was edited here, the newest first. */
  readonly standing: { readonly asked: object; readonly told: Standing };
  readonly publish: {
    /** Of the draft as whoever publishes has seen it. */
    readonly asked: { readonly draft: string; readonly why: string; readonly share: number };
    readonly told: { readonly said: string };
  };
  /** Says that the folder may be live as it is, where two must have looked at it. */
  readonly approve: {
    /** By which the documents are known that whoever approves has looked at. */
    readonly asked: { readonly draft: string };
    readonly told: { readonly said: string };
  };
  /** Has an earlier release live again; absent, the one before. */
  readonly back: {
    /** `of`: the one that is live as whoever takes it back has seen it. */
    readonly asked: { readonly of: string; readonly why: string; readonly release?: string | undefined };
    readonly told: { readonly said: string };
  };
  /** What a release has otherwise than another, or the folder; of one pair value by value. */
  readonly releases: {
    readonly asked: { readonly from: string; readonly to: string; readonly pair?: string | undefined };
    readonly told: ReleaseDifference;
  };
  /** What was edited that has these in any of its words; the newest first, and how many more there are. */
  readonly changes: {
    readonly asked: { readonly search: string };
    readonly told: { readonly changes: readonly Change[]; readonly more: number };
  };
  /** Who set a value in a document last, since a moment (ISO 8601); nobody where it was by hand. */
  readonly setter: {
    readonly asked: { readonly file: string; readonly path: readonly string[]; readonly since: string };
    readonly told: { readonly by?: Pick<Change, "who" | "at"> | undefined };
  };
  /** Who had a value otherwise, when, why and by which release; the newest first, and how many more there are. */
  readonly history: {
    readonly asked: AskedHistory;
    /** `noBrand`: there is none that the words could mean. */
    readonly told: { readonly rows: readonly HistoryRow[]; readonly more: number; readonly noBrand?: true };
  };
  /** By what it is known that something has changed; and which release of the folder the preview shows. */
  readonly news: { readonly asked: object; readonly told: { readonly news: string; readonly release: string } };
}

export type QuestionName = keyof Questions;
