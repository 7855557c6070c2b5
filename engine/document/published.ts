import type { Closed } from "../expression/expression.ts";
import type { Each, NodeDocument } from "./grammar/node.ts";
import type { Step } from "./grammar/step.ts";
import type {
  CallDocument,
  CatalogueDocument,
  CatalogueEntry,
  DecisionDocument,
  DialogDocument,
  ReadDocument,
  RuleDocument,
  ScreenDocument,
} from "./types.ts";

// Documents as they are published: parts stand in their places, expressions are checked and closed, and what is fixed
// of a node's props is apart from what is resolved each time.

export type PublishedStep = Step<Closed>;
export type PublishedRead = ReadDocument<Closed>;
export type PublishedRule = Omit<RuleDocument<Closed>, "value" | "cases" | "usual">;
export type PublishedDecision = Omit<DecisionDocument<Closed>, "cases" | "usual">;
export type PublishedCall = Omit<CallDocument, "request" | "response" | "moves">;
export type PublishedCatalogue = CatalogueDocument<Closed>;
export type PublishedEntry = CatalogueEntry<Closed>;

/** What becomes something else when it is compiled. */
type Compiled = "widget" | "use" | "with" | "arrange" | "each" | "props" | "children" | "slots";

/** What a widget's node is made of, whatever its widget. */
export interface PublishedEntryNode extends Omit<NodeDocument<Closed>, Compiled> {
  /** What is the same at every time and in every language. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** What is to be resolved, markers at any depth. */
  readonly live?: Readonly<Record<string, unknown>>;
  readonly children?: readonly PublishedNode[];
  readonly slots?: Readonly<Record<string, readonly PublishedNode[]>>;
  readonly fallback?: readonly PublishedNode[];
}

export interface PublishedWidgetNode extends PublishedEntryNode {
  readonly widget: string;
}

/** Nodes that repeat for each element of a list. */
export interface PublishedEach {
  readonly each: Each<Closed>;
  readonly nodes: readonly PublishedNode[];
  readonly critical?: boolean;
}

/** A brand's ordered list: what stands there is looked up with the brand at hand. */
export interface PublishedArrangement {
  readonly arrange: string;
  readonly when?: Closed;
  readonly critical?: boolean;
  readonly fallback?: readonly PublishedNode[];
}

export type PublishedNode = PublishedWidgetNode | PublishedEach | PublishedArrangement;

interface Content {
  readonly loading?: readonly PublishedNode[];
  readonly children: readonly PublishedNode[];
}

export type PublishedScreen = Omit<ScreenDocument<Closed>, keyof Content> & Content;
export type PublishedDialog = Omit<DialogDocument<Closed>, keyof Content> & Content;

/** A section with what one brand, or several, hand to it. */
export type PublishedSection = Pick<Content, "children"> & { readonly rises?: Closed };

/** The entries of a menu, each without the widget that draws it. */
export interface PublishedMenu {
  readonly items: Readonly<Record<string, PublishedEntryNode>>;
}
