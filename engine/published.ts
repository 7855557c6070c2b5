/** What a page is handed of documents: compiled, in packs that a release names. */
export type {
  PublishedCall,
  PublishedCatalogue,
  PublishedDecision,
  PublishedNode,
  PublishedRule,
  PublishedScreen,
  PublishedSection,
  PublishedStep,
  PublishedWidgetNode,
} from "./document/published.ts";
export type { Pack, Release } from "./document/document-store.ts";
export type { TextTable } from "./text/text-source.ts";
export { vocabulary } from "./document/vocabulary.ts";
