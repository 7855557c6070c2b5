import { brandPairs } from "../../../publish/documents/compose-brand.ts";
import { agreedWords } from "../../../publish/compare/agreed-words.ts";
import { brandCards } from "../../../publish/studio/brand-cards.ts";
import { brandSheet } from "../../../publish/studio/brand-sheet.ts";
import type { Pair } from "../../../publish/studio/questions.ts";
import { screenCards } from "../../../publish/studio/screen-cards.ts";
import type { Document } from "../../../publish/documents/document.ts";
import { type DeskDocuments, markOf } from "./desk-documents.ts";

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
  // How values are called is asked only where something is told of one.
  const worded = warnings.some(({ agreed }) => agreed) ? desk.wording(desk.documents()) : undefined;
  const marks = [...errors, ...warnings].map((fault) => ({
    ...markOf(fault),
    plain: worded && agreedWords(fault, worded),
  }));
  return { told: { marks } };
}

/** @throws in words, where the brands define no such pair */
export function assertPair(documents: readonly Document[], { business, channel }: Pair): void {
  const known = brandPairs(documents).some((pair) => pair.business === business && pair.channel === channel);
  if (!known) throw new Error(`There is no brand ${business}-${channel}.`);
}
