import { brandValue, layersOf } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { LendingBrand } from "../page/lending-brand.ts";
import { remembered } from "./remembered.ts";

/** What the layers of each pair came to, by its codes. */
const known = new Map<string, (layers: readonly Document[]) => LendingBrand>();

/** The brand of a pair, composed once as long as its layers are the same: an edit is of few pairs. */
export function keptBrand(documents: readonly Document[], business: string, channel: string): LendingBrand {
  const pair = `${business}-${channel}`;
  const compose = known.get(pair) ?? remembered((layers) => brandValue(layers, business, channel));
  known.set(pair, compose);
  return compose(layersOf(documents, business, channel));
}
