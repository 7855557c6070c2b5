import type { BridgeDocument } from "../../engine/bridge.ts";
import type {
  CallDocument,
  CatalogueDocument,
  DecisionDocument,
  DialogDocument,
  JsonSchema,
  MenuDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
} from "../../engine/document.ts";
import type { TextTable } from "../../engine/published.ts";
import type { Holidays } from "../../lending/working-days.ts";
import type { Document } from "./document.ts";
import type { WidgetSchema } from "./widget-schema.ts";

/** What the documents of each kind say. */
interface Said {
  readonly screen: ScreenDocument;
  readonly section: PartDocument;
  readonly part: PartDocument;
  readonly dialog: DialogDocument;
  readonly menu: MenuDocument;
  readonly rule: RuleDocument;
  readonly decision: DecisionDocument;
  readonly call: CallDocument;
  readonly catalogue: CatalogueDocument;
  readonly bridge: BridgeDocument;
  readonly text: { readonly id: string; readonly texts: TextTable };
  readonly widget: WidgetSchema;
  readonly entity: JsonSchema;
  readonly holidays: Holidays;
}

/**
 * What a document says, by the type of its kind; only of those that the check of its schema found sound.
 * @throws for a document of another kind.
 */
export function saidBy<Kind extends keyof Said>(kind: Kind, document: Document): Said[Kind] {
  if (document.kind !== kind) throw new Error(`${document.file}: expected a ${kind}, found a ${document.kind}`);
  const data: unknown = document.data;
  // The kind of a document says its type: `npm run check` holds it to the schema of that kind.
  return data as Said[Kind];
}

/** What all documents of a kind among these say. */
export const saidByAll = <Kind extends keyof Said>(kind: Kind, documents: readonly Document[]): Said[Kind][] =>
  documents.filter((document) => document.kind === kind).map((document) => saidBy(kind, document));
