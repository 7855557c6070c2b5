import type { Mark } from "../../publish/studio/questions.ts";
import type { Failure } from "../asking/use-failure.ts";

/** How a document stands that somebody edits. */
export type PaperState =
  /** `theirs` where nothing that was typed is left, and somebody else has written it meanwhile. */
  | { readonly is: "saved"; readonly theirs?: true }
  | { readonly is: "looked at" }
  /** Not saved, for it would be wrong; `kept` where this browser has it over a reload. */
  | { readonly is: "wrong"; readonly kept: boolean }
  /** It was typed here before, at `at`, and never saved; whether it is right is not known yet where `right` is absent. */
  | { readonly is: "kept"; readonly at: string; readonly right?: boolean }
  | { readonly is: "said"; readonly said: readonly string[] }
  | ({ readonly is: "failed" } & Failure)
  | Chosen;

/** What is saved once somebody says so, and only where it is right (`right`; absent, that is not known yet). */
type Chosen = { readonly right?: boolean | undefined; readonly why?: string | undefined } & (
  | {
      /** Somebody else has written the same lines meanwhile: nothing is saved until one of both is chosen. */
      readonly is: "conflict";
      readonly mine: string;
      readonly theirs: string;
    }
  /** Its file was taken away while it was open. */
  | { readonly is: "gone" }
);

/** What there is for whoever edits a document. */
export interface PaperEditing {
  /** What the editor is opened with. */
  readonly first: string;
  readonly state: PaperState;
  readonly marks: readonly Mark[];
  /** As somebody else has written it, whose lines are in the editor now beside what was typed. */
  readonly joined: string | undefined;
  readonly typed: (text: string) => void;
  /** Gives one's own text up for what somebody else has written. */
  readonly take: (theirs: string) => void;
  /** Saves one's own text over what somebody else has written; undefined where the file is gone. */
  readonly replace: (theirs: string | undefined) => void;
  /** Gives one's own text up for what is saved. */
  readonly giveUp: () => void;
  /** Saves what was kept here. */
  readonly goOn: () => void;
}
