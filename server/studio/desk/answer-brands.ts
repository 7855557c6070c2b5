import { brandPairs } from "../../../publish/documents/compose-brand.ts";
import { brandCards } from "../../../publish/studio/brand-cards.ts";
import { brandSheet } from "../../../publish/studio/brand-sheet.ts";
import type { Pair } from "../../../publish/studio/questions.ts";
import { screenCards } from "../../../publish/studio/screen-cards.ts";
import type { Document } from "../../../publish/documents/document.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import { plainMarks } from "./plain-marks.ts";

export function answerBrands(desk: DeskDocuments) {
  return { told: { cards: brandCards(desk.documents()) } };
}

export function answerBrand(desk: DeskDocuments, { business, channel }: Pair) {
  const documents = desk.documents();
  assertPair(documents, { business, channel });
  return { told: brandSheet(documents, desk.schemas(), business, channel) };
}

export function answerScreens(desk: DeskDocuments) {
  return { told: { screens: screenCards(desk.documents()) } };
}

export function answerMarks(desk: DeskDocuments) {
  const { errors, warnings } = desk.checked();
  return { told: { marks: plainMarks(desk, [...errors, ...warnings]) } };
}

/** @throws in words, where the brands define no such pair */
export function assertPair(documents: readonly Document[], { business, channel }: Pair): void {
  const known = brandPairs(documents).some((pair) => pair.business === business && pair.channel === channel);
  if (!known) throw new Error(`There is no brand ${business}-${channel}.`);
}
