import { isObject } from "../../documents/json.ts";
import type { SheetField, SheetLayer } from "../brand-sheet.ts";

/**
 * A list as a layer has it, with what lies below: each step in it says the whole of it there, and one in another layer's
 * list would give that to brands that never had it. Any other value is as it is told.
 * @param at the layer's place among the layers
 */
export function listInLayer(field: SheetField, at: number): SheetField {
  if (field.takes.is !== "order" && field.takes.is !== "records") return field;
  return { ...field, value: field.said.slice(0, at + 1).findLast((one) => one !== null)?.value };
}

/** The later layer that says a value again, so that the pair stays as it is; what has names is merged, and hides nothing. */
export function hidingLayer(
  { said, value }: Pick<SheetField, "said" | "value">,
  layers: readonly SheetLayer[],
  at: number,
): SheetLayer | undefined {
  const last = said.findLastIndex((one) => one !== null);
  return last > at && !isObject(value) ? layers[last] : undefined;
}
