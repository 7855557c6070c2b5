/** What documents say, and what follows from one alone: a value, a decision, a rule's verdict. */
export type {
  Brand,
  CallDocument,
  CatalogueDocument,
  DecisionDocument,
  DialogDocument,
  FieldDocument,
  JsonSchema,
  MenuDocument,
  NodeDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
  Value,
} from "./document/types.ts";
export type {
  PublishedCall,
  PublishedCatalogue,
  PublishedDecision,
  PublishedRule,
  PublishedScreen,
  PublishedSection,
  PublishedStep,
} from "./document/published.ts";
export type { Pack, Release } from "./document/document-store.ts";
export type { RouteEntry } from "./navigation/route.ts";
export { decide, type Decided } from "./document/decide.ts";
export { checkRule, type RuleScope } from "./document/rule.ts";
export { resolveValue } from "./document/value.ts";
export { merge, type Json } from "./document/merge.ts";
export { vocabulary } from "./document/vocabulary.ts";
export type { TextTable } from "./text/text-source.ts";
export { themeRule } from "./theme/apply-theme.ts";
