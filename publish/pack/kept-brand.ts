import { brandValue, layersOf } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { LendingBrand } from "../page/lending-brand.ts";
import { rememberedBy } from "./remembered.ts";

const composed = rememberedBy((layers: readonly Document[], pair): LendingBrand => {
  const [business = "", channel = ""] = pair.split("-");
  return brandValue(layers, business, channel);
});

/** The brand of a pair, composed once as long as its layers are the same: an edit is of few pairs. */
export const keptBrand = (documents: readonly Document[], business: string, channel: string): LendingBrand =>
  composed(`${business}-${channel}`, layersOf(documents, business, channel));
