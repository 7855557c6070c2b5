/** What documents say, as they are written. */
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
} from "./document/types.ts";
