import { isObject, type Json } from "../../documents/json.ts";
import type { Takes } from "./brand-form.ts";

/** A value as a brand has it, and what each layer says of it, in their order. */
interface Said {
  readonly value: Json | undefined;
  readonly said: readonly ({ readonly value: Json } | null)[];
}

/**
 * A list as a layer has it, with what lies below: each step in it says the whole of it there, and one in another layer's
 * list would give that to brands that never had it. Any other value is as it is told.
 * @param at the layer's place among the layers
 */
export function listInLayer<Field extends Said & { readonly takes: Takes }>(field: Field, at: number): Field {
  if (field.takes.is !== "order" && field.takes.is !== "records") return field;
  return { ...field, value: field.said.slice(0, at + 1).findLast((one) => one !== null)?.value };
}

/** The later layer that says a value again, so that the pair stays as it is; what has names is merged, and hides nothing. */
export function hidingLayer<Layer>({ said, value }: Said, layers: readonly Layer[], at: number): Layer | undefined {
  const last = said.findLastIndex((one) => one !== null);
  return last > at && !isObject(value) ? layers[last] : undefined;
}
