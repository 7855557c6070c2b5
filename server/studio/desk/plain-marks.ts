import { agreedWords } from "../../../publish/compare/agreed-words.ts";
import type { Fault } from "../../../publish/documents/document.ts";
import type { Mark } from "../../../publish/studio/questions.ts";
import { type DeskDocuments, markOf } from "./desk-documents.ts";

/** Faults as a page shows them, in words of the business where there are some. */
export function plainMarks(desk: DeskDocuments, faults: readonly Fault[]): readonly Mark[] {
  // How values are called is asked only where something is told of one.
  const worded = faults.some(({ agreed }) => agreed) ? desk.wording(desk.documents()) : undefined;
  return faults.map((fault) => ({ ...markOf(fault), plain: worded && agreedWords(fault, worded) }));
}
