import { type Grammar, grammar as wholeGrammar } from "../document/grammar/grammar.ts";
import { list, object } from "../document/grammar/holds.ts";
import { type Part, type Visitor, walkDocument, walkPart } from "../document/grammar/walk.ts";
import type {
  PublishedCatalogue,
  PublishedDecision,
  PublishedDialog,
  PublishedEach,
  PublishedEntryNode,
  PublishedMenu,
  PublishedNode,
  PublishedRule,
  PublishedScreen,
  PublishedSection,
  PublishedStep,
} from "../document/published.ts";
import type {
  CatalogueDocument,
  DecisionDocument,
  DialogDocument,
  MenuDocument,
  NodeDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
  Step,
  Value,
} from "../document/types.ts";
import { closeExpression } from "../expression/compile.ts";
import { type Expression, spelledOut } from "../expression/expression.ts";
import { expandNodes } from "./expand.ts";

/** Looks up the parts that documents name. */
export type Parts = (id: string) => PartDocument | undefined;

/**
 * Makes documents what a page binds: parts are put in their places, what is fixed of a node's props is told from what
 * is not, and every expression is checked and closed. Needs neither brand nor language; what they decide is left open.
 */
export class Compiler {
  readonly #parts: Parts;
  readonly #grammar: Grammar;
  /** Wherever the grammar says that nodes or an expression stand, by whatever key. */
  readonly #visitor: Visitor<undefined> = { part: (part) => this.#instead(part) };

  constructor(parts: Parts = () => undefined, grammar = wholeGrammar) {
    this.#parts = parts;
    this.#grammar = grammar;
  }

  screen = (document: ScreenDocument): PublishedScreen => this.#document("screen", document) as PublishedScreen;
  dialog = (document: DialogDocument): PublishedDialog => this.#document("dialog", document) as PublishedDialog;
  rule = (document: RuleDocument): PublishedRule => this.#document("rule", document) as PublishedRule;
  catalogue = (document: CatalogueDocument): PublishedCatalogue =>
    this.#document("catalogue", document) as PublishedCatalogue;

  /** The cases, and what is usual in them, are for the checker. */
  decision = ({ cases: _, usual: __, ...document }: DecisionDocument): PublishedDecision =>
    this.#document("decision", document) as PublishedDecision;

  /** A section with the params that a brand hands to it. */
  section = ({ children }: PartDocument, params: Readonly<Record<string, Value>> = {}): PublishedSection => ({
    children: this.nodes(expandNodes(children, params, this.#grammar)),
  });

  menu = ({ id: menu, items }: MenuDocument): PublishedMenu => ({
    items: Object.fromEntries(
      Object.entries(items).map(([item, { when, on, ...props }]) => [
        item,
        this.#leaf({ id: `${menu}-${item}`, props: { ...props }, on, ...(when !== undefined && { when }) }),
      ]),
    ),
  });

  steps = (steps: readonly Step[]): PublishedStep[] =>
    walkPart(
      { holds: list(object("step")), value: steps, context: undefined },
      this.#visitor,
      this.#grammar,
    ) as PublishedStep[];

  /** A value that stands alone. */
  value = (value: Value): Value => walkPart({ holds: { is: "value" }, value, context: undefined }, this.#visitor);

  nodes = (nodes: readonly NodeDocument[]): PublishedNode[] => nodes.flatMap((node) => this.#node(node));

  /** Which schema it is written by is for editors. */
  #document(kind: string, { $schema: _, ...document }: { readonly $schema?: string }): unknown {
    return walkDocument(kind, document, undefined, this.#visitor, this.#grammar);
  }

  #instead({ holds, value }: Part<undefined>): { readonly instead: unknown } | undefined {
    if (holds.is === "expression") return { instead: closeExpression(value) };
    if (holds.is === "list" && holds.of.is === "object" && holds.of.shape === "node")
      return { instead: this.nodes(value as readonly NodeDocument[]) };
    return undefined;
  }

  #node(node: NodeDocument): PublishedNode[] {
    const { each, ...repeated } = node;
    if (each) {
      const closed = this.#shape("each", each) as PublishedEach["each"];
      return [{ each: closed, nodes: this.#node(repeated), ...(node.critical && { critical: true }) }];
    }
    if (node.use !== undefined) {
      const part = this.#parts(node.use);
      if (!part) throw new Error(`unknown part "${node.use}"`);
      const inner = expandNodes(part.children, node.with ?? {}, this.#grammar);
      return this.nodes(inner.map((one) => under(one, node, this.#grammar)));
    }
    return [this.#leaf(node) as PublishedNode];
  }

  #leaf(node: NodeDocument): PublishedEntryNode {
    const { props = {}, ...own } = this.#shape("node", node) as NodeDocument;
    const entries = Object.entries(props);
    const fixed = entries.filter(([, value]) => isLiteral(value));
    const live = entries.filter(([, value]) => !isLiteral(value));
    return {
      ...(own as PublishedEntryNode),
      ...(fixed.length > 0 && { props: Object.fromEntries(fixed) }),
      ...(live.length > 0 && { live: Object.fromEntries(live) }),
    };
  }

  #shape(shape: string, value: unknown): unknown {
    return walkPart({ holds: object(shape), value, context: undefined }, this.#visitor, this.#grammar);
  }
}

/** A node of a part, with what the node that uses the part says of all of them: for each key as the grammar says. */
function under(node: NodeDocument, user: NodeDocument, { shapes }: Grammar): NodeDocument {
  const handed = Object.entries(shapes.node ?? {}).flatMap(([key, { forms }]) => {
    const said = user[key as keyof NodeDocument];
    const own = node[key as keyof NodeDocument];
    // A flag that is off says nothing.
    if (said === undefined || said === false || forms?.use === undefined || forms.use === "itself") return [];
    return [[key, forms.use === "both" && own !== undefined ? bothOf(said, own) : said]];
  });
  return { ...node, ...Object.fromEntries(handed) };
}

const bothOf = (outer: unknown, own: unknown): Expression => ({
  and: [spelledOut(outer as Expression), spelledOut(own as Expression)],
});

/** Whether nothing in it is left to resolve: only markers have keys that begin with a dollar sign. */
function isLiteral(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isLiteral);
  return Object.entries(value).every(([key, inner]) => key[0] !== "$" && isLiteral(inner));
}
