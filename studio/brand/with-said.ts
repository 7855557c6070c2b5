import type { Json } from "../../publish/documents/json.ts";
import { merge } from "../../publish/documents/merge.ts";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Step } from "../controls/control.ts";

/** What one layer says of a value by now. */
export interface Saying {
  /** The layer's place among the layers. */
  readonly at: number;
  readonly says: Json | undefined;
}

/** A value with what one of its layers says by now. */
export function withSaid(field: SheetField, { at, says }: Saying): SheetField {
  const said = field.said.map((one, index) => (index !== at ? one : says === undefined ? null : { value: says }));
  const value = said.reduce<Json | undefined>((held, one) => (one ? merge(held, one.value) : held), undefined);
  return { ...field, said, value };
}

/** A press that is not answered yet, in the layer at a place among the layers. */
export interface Press {
  readonly at: number;
  readonly step: Step;
}

/** A value as it is once all that was pressed is saved: each press is of what the one before made. */
export const withPresses = (field: SheetField, presses: readonly Press[]): SheetField =>
  presses.reduce((held, { at, step }) => withSaid(held, { at, says: step(held) }), field);
