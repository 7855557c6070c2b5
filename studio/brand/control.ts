import type { Json } from "../../publish/documents/json.ts";
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
  /** Says another value; undefined no longer says one. */
  readonly set: (value: Json | undefined) => void;
}
