import { isTripping } from "../../../publish/check/check-documents.ts";
import { pairName } from "../../../publish/documents/compose-brand.ts";
import { brandCards } from "../../../publish/studio/brand-cards.ts";
import { brandSheet } from "../../../publish/studio/brand-sheet.ts";
import type { Pair } from "../../../publish/studio/questions.ts";
import { roughly } from "../../../publish/studio/unread/roughly.ts";
import { screenCards } from "../../../publish/studio/screen-cards.ts";
import { pairsWith, unreadLayers, unreadOf } from "../../../publish/studio/unread/unread-layers.ts";
import { noPair } from "./assert-pair.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import { plainMarks } from "./plain-marks.ts";
import { textOf } from "./text-of.ts";

export function answerBrands(desk: DeskDocuments) {
  const { all, faults } = desk.read();
  const unread = unreadLayers(all, faults).map((layer) => ({ ...layer, data: roughIn(desk, layer.file) }));
  return { told: { cards: brandCards(all, unread) } };
}

/** What can be made out of a layer that cannot be read; nothing of what is no file at all. */
function roughIn(desk: DeskDocuments, file: string) {
  try {
    return roughly(textOf(desk, file) ?? "");
  } catch {
    return {};
  }
}

export function answerBrand(desk: DeskDocuments, { business, channel }: Pair) {
  const { all, faults } = desk.read();
  const layers = unreadLayers(all, faults);
  const pair = pairName({ business, channel });
  if (!pairsWith(all, layers).some((one) => pairName(one) === pair)) throw noPair({ business, channel });
  const unread = unreadOf(layers, { business, channel });
  return { told: unread.length > 0 ? { pair, unread } : brandSheet(all, desk.schemas(), business, channel) };
}

export function answerScreens(desk: DeskDocuments) {
  return { told: { screens: screenCards(desk.documents()) } };
}

export function answerMarks(desk: DeskDocuments) {
  const { errors, warnings } = desk.checked();
  return { told: { marks: plainMarks(desk, [...errors, ...warnings]), whole: !errors.some(isTripping) } };
}
