import type { Json } from "../../publish/documents/json.ts";
import type { NewText } from "../../publish/studio/questions.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";

/** What a value is to be, of what it is by the turn of the edit: those before it may have made it another one. */
export type Step = (now: SheetField) => Json | undefined;

/** A value, or what follows from the one that there is; undefined no longer says one. */
export type Said = Json | undefined | Step;

/** What every control of a value is handed. */
export interface ControlProps {
  readonly field: SheetField;
  /** Of the label that names it. */
  readonly id: string;
  /** Of the words that say more about it. */
  readonly describedBy: string;
  readonly invalid: boolean;
  /** It need not be said: a choice may also be of none. */
  readonly optional?: boolean;
  /** Somebody begins to type. */
  readonly begin: () => void;
  /** What was typed is no value: what became of the one before is no matter any more. */
  readonly odd?: () => void;
  /** What is typed and not said yet, as it is when the control comes to show and with each letter. */
  readonly draft?: string | undefined;
  /** Keeps what is typed; undefined drops it. */
  readonly keep?: (text: string | undefined) => void;
  /** Says another value, with the words that it needs and that there are not yet. What was typed stays until it is saved. */
  readonly set: (said: Said, texts?: readonly NewText[]) => void;
  /** Says what follows from the value without anything typed: it shows at once. */
  readonly press: (step: Step) => void;
}

/** What a control of a list is handed besides. */
export interface ListProps extends ControlProps {
  /** By what this browser keeps an entry that is typed and not there yet. */
  readonly place: string;
  /** The layer that is edited, by its place among the layers. */
  readonly at: number;
}
