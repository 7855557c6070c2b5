import { type Grammar, grammar as wholeGrammar } from "../document/grammar/grammar.ts";
import { object } from "../document/grammar/holds.ts";
import { type Part, type Visitor, walkPart } from "../document/grammar/walk.ts";
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
import type { NodeDocument } from "../document/grammar/node.ts";
import { noSteps, type Step } from "../document/grammar/step.ts";
import type {
  CatalogueDocument,
  DecisionDocument,
  DialogDocument,
  MenuDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
  Value,
} from "../document/types.ts";
import { closeExpression } from "../expression/compile.ts";
import { spelledOut } from "../expression/expression.ts";
import { ownEntry } from "../expression/operator/own-entry.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import { expandNodes } from "./expand.ts";

/** Looks up the parts that documents name. */
export type Parts = (id: string) => PartDocument | undefined;

/** A node whose expressions are closed and whose props are still in one piece. */
interface ClosedNode extends Omit<PublishedEntryNode, "live"> {
  readonly widget?: string;
  readonly arrange?: string;
}

/** What compiling gives, by the grammar's name of what is compiled. */
interface Compiled {
  readonly screen: PublishedScreen;
  readonly dialog: PublishedDialog;
  readonly rule: PublishedRule;
  readonly catalogue: PublishedCatalogue;
  readonly decision: PublishedDecision;
  readonly node: ClosedNode;
  readonly each: PublishedEach["each"];
  readonly step: PublishedStep;
}

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

  screen = (document: ScreenDocument): PublishedScreen => this.#document("screen", document);
  dialog = (document: DialogDocument): PublishedDialog => this.#document("dialog", document);
  catalogue = (document: CatalogueDocument): PublishedCatalogue => this.#document("catalogue", document);

  /** What it checks, cases, and what is usual in them, are for the checker. */
  rule = ({ value: _, cases: __, usual: ___, ...document }: RuleDocument): PublishedRule =>
    this.#document("rule", document);

  /** Cases, and what is usual in them, are for the checker. */
  decision = ({ cases: _, usual: __, ...document }: DecisionDocument): PublishedDecision =>
    this.#document("decision", document);

  /** A section with the params that a brand hands to it. */
  section = ({ children, rises }: PartDocument, params: Readonly<Record<string, Value>> = {}): PublishedSection => ({
    children: this.nodes(expandNodes(children, params, this.#grammar)),
    ...(rises !== undefined && { rises: closeExpression(rises) }),
  });

  menu = ({ id: menu, items }: MenuDocument): PublishedMenu => ({
    items: Object.fromEntries(
      Object.entries(items).map(([item, { when, on, ...props }]) => [
        item,
        this.#leaf({ id: `${menu}-${item}`, props: { ...props }, on, ...(when !== undefined && { when }) }),
      ]),
    ),
  });

  steps = (steps: readonly Step[]): PublishedStep[] => steps.map((step) => this.#closed("step", step));

  /** A value that stands alone. */
  value = (value: Value): Value => walkPart({ holds: { is: "value" }, value, context: undefined }, this.#visitor);

  nodes = (nodes: readonly NodeDocument[]): PublishedNode[] => nodes.flatMap((node) => this.#node(node));

  /** Which schema it is written by is for editors, the types of what it keeps for the checker. */
  #document<K extends keyof Compiled>(
    kind: K,
    document: { readonly $schema?: string; readonly state?: unknown },
  ): Compiled[K] {
    const { $schema: _, state: __, ...written } = document;
    return this.#closed(kind, written);
  }

  #closed<K extends keyof Compiled>(kind: K, written: unknown): Compiled[K] {
    const part = { holds: object(kind), value: written, context: undefined };
    // The border to the grammar, which is data: what it says of a kind is what `Compiled` says.
    return walkPart(part, this.#visitor, this.#grammar) as Compiled[K];
  }

  #instead({ holds, value }: Part<undefined>): { readonly instead: unknown } | undefined {
    if (holds.is === "expression") return { instead: closeExpression(value) };
    if (holds.is === "list" && holds.of.is === "object" && holds.of.shape === "node")
      // The border to the grammar, which says that nodes stand there.
      return { instead: this.nodes(value as readonly NodeDocument[]) };
    if (holds.is === "list" && value === noSteps) return { instead: [] };
    return undefined;
  }

  #node(node: NodeDocument): PublishedNode[] {
    const { each, ...repeated } = node;
    if (each) {
      const closed = this.#closed("each", each);
      return [{ each: closed, nodes: this.#node(repeated), ...(node.critical && { critical: true }) }];
    }
    if (node.use !== undefined) {
      const part = this.#parts(node.use);
      if (!part) throw new Error(`unknown part "${node.use}"`);
      const inner = expandNodes(part.children, node.with ?? {}, this.#grammar);
      return this.nodes(inner.map((one) => under(one, node, this.#grammar)));
    }
    const leaf = this.#leaf(node);
    const { widget, arrange } = leaf;
    if (arrange !== undefined) return [{ ...leaf, arrange }];
    if (widget === undefined) throw new Error("a node names neither a widget nor a part");
    return [{ ...leaf, widget }];
  }

  #leaf(node: NodeDocument): PublishedEntryNode & Pick<ClosedNode, "widget" | "arrange"> {
    const { props = {}, ...own } = this.#closed("node", node);
    const entries = Object.entries(props);
    const fixed = entries.filter(([, value]) => isLiteral(value));
    const live = entries.filter(([, value]) => !isLiteral(value));
    return {
      ...own,
      ...(fixed.length > 0 && { props: Object.fromEntries(fixed) }),
      ...(live.length > 0 && { live: Object.fromEntries(live) }),
    };
  }
}

/** A node of a part, with what the node that uses the part says of all of them: for each key as the grammar says. */
function under(node: NodeDocument, user: NodeDocument, { shapes }: Grammar): NodeDocument {
  const [ofUser, ofNode] = [valuesOf(user), valuesOf(node)];
  const handed = Object.entries(shapes.node ?? {}).flatMap<readonly [string, unknown]>(([key, { forms }]) => {
    const said = ownEntry(ofUser, key);
    const own = ownEntry(ofNode, key);
    // A flag that is off says nothing.
    if (said === undefined || said === false || forms?.use === undefined || forms.use === "itself") return [];
    return [[key, forms.use === "both" && own !== undefined ? bothOf(said, own) : said]];
  });
  return { ...node, ...Object.fromEntries(handed) };
}

const bothOf = (outer: unknown, own: unknown) => ({ and: [spelledOut(outer), spelledOut(own)] });

/** Whether nothing in it is left to resolve: only markers have keys that begin with a dollar sign. */
function isLiteral(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isLiteral);
  return Object.entries(value).every(([key, inner]) => key[0] !== "$" && isLiteral(inner));
}
