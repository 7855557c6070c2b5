import type { Json } from "../../publish/documents/json.ts";
import type { NewText } from "../../publish/studio/questions.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";

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
  /** Says another value, with the words that it needs and that there are not yet; undefined no longer says one. */
  readonly set: (value: Json | undefined, texts?: readonly NewText[]) => void;
}

/** What a control of a list is handed besides. */
export interface ListProps extends ControlProps {
  /** By what this browser keeps an entry that is typed and not there yet. */
  readonly place: string;
  /** The layer that is edited, by its place among the layers. */
  readonly at: number;
}
