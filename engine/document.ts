/** What documents say, as they are written. */
export type { NodeDocument } from "./document/grammar/node.ts";
export type {
  Brand,
  CallDocument,
  CatalogueDocument,
  DecisionDocument,
  DialogDocument,
  FieldDocument,
  JsonSchema,
  MenuDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
} from "./document/types.ts";
