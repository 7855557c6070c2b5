import { bindExpression, type Evaluate } from "../expression/bind.ts";
import type { Reader } from "../expression/operator/reader.ts";
import { isTrue } from "../expression/operator/truth.ts";
import type {
  PublishedArrangement,
  PublishedMenu,
  PublishedNode,
  PublishedSection,
  PublishedStep,
  PublishedWidgetNode,
} from "./published.ts";
import type { Brand } from "./types.ts";
import { bindValue, type Resolving } from "./value.ts";

/** What binding looks up. What is not there becomes the fault of one node, never of the screen. */
export interface Library {
  readonly section: (id: string) => PublishedSection | undefined;
  readonly menu: (id: string) => PublishedMenu | undefined;
  readonly text: (key: string) => string;
  readonly brand: Pick<Brand, "home" | "menus">;
  /** The widget that draws an entry of a menu. */
  readonly menuEntry: string;
  /** The widget that shows more of a list. */
  readonly more: string;
}

/** A prop that is resolved each time. */
interface DynamicProp {
  readonly name: string;
  readonly resolve: (using: Resolving) => unknown;
}

/** A node ready to render: what is fixed is frozen, what is not is one function per prop. */
export interface BoundNode {
  /** Where it stands, unique among its siblings and stable over renders. */
  readonly key: string;
  readonly id: string | undefined;
  readonly widget: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly dynamic: readonly DynamicProp[];
  readonly bind: string | undefined;
  readonly when: Evaluate | undefined;
  readonly on: Readonly<Record<string, readonly PublishedStep[]>> | undefined;
  readonly children: readonly Bound[];
  readonly slots: Readonly<Record<string, readonly Bound[]>> | undefined;
  /** What shows in its place when it fails. */
  readonly fallback: readonly Bound[];
  /** A fault of this node blocks the screen. */
  readonly critical: boolean;
}

/** How much of a list shows at first: on a slow phone a row takes about 13 ms. */
const defaultWindow = 20;

/** A list whose nodes repeat for each element. */
export interface BoundEach {
  readonly key: string;
  /** Which of the lists of its document it is. */
  readonly list: number;
  readonly in: Evaluate;
  readonly by: string | undefined;
  /** How many elements show at first, and how many more each time. */
  readonly window: number;
  /** The read with its further pages. */
  readonly more: string | undefined;
  readonly nodes: readonly Bound[];
  readonly critical: boolean;
}

export type Bound = BoundNode | BoundEach;

/** The conditions under which a bound field shows: any of the lists, all of each list. */
export type FieldConditions = Map<string, (readonly Evaluate[])[]>;

/** Nodes with what they need: the fields they bind, and the widgets that have to be at hand. */
export interface BoundNodes {
  readonly nodes: readonly Bound[];
  readonly fields: FieldConditions;
  readonly widgets: ReadonlySet<string>;
}

interface NodePlace {
  readonly conditions: readonly Evaluate[];
  readonly repeated: boolean;
  readonly critical: boolean;
  /** What shows in the place of what fails there. */
  readonly fallback: readonly Bound[];
  /** The condition of the arrangement in whose place it stands. */
  readonly shown: Evaluate | undefined;
}

const none: readonly Bound[] = [];
const top: NodePlace = { conditions: [], repeated: false, critical: false, fallback: none, shown: undefined };

/** Binds published nodes to a brand and a language. */
export function bindNodes(published: readonly PublishedNode[], library: Library): BoundNodes {
  const fields: FieldConditions = new Map();
  const widgets = new Set<string>();
  let lists = 0;

  const all = (list: readonly PublishedNode[], place: NodePlace, under = ""): Bound[] =>
    list.flatMap((node, index) => one(node, under === "" ? `${index}` : `${under}.${index}`, place));

  function one(node: PublishedNode, at: string, place: NodePlace): Bound | Bound[] {
    const critical = place.critical || node.critical === true;
    if ("each" in node) {
      widgets.add(library.more);
      return {
        key: at,
        list: lists++,
        in: shownOnly(place.shown, bindExpression(node.each.in)),
        by: node.each.key,
        window: node.each.window ?? defaultWindow,
        more: node.each.more,
        nodes: all(node.nodes, { ...place, repeated: true, critical, shown: undefined }),
        critical,
      };
    }
    const fallback = node.fallback
      ? all(node.fallback, { ...place, fallback: none }, `${at}.fallback`)
      : place.fallback;
    const own = node.when === undefined ? undefined : bindExpression(node.when);
    const when = both(place.shown, own);
    if ("arrange" in node)
      return arranged(node, library).flatMap(({ nodes, shown }, index) =>
        all(nodes, { ...place, critical, fallback, shown: both(when, shown) }, `${at}.${index}`),
      );
    const conditions = when ? [...place.conditions, when] : place.conditions;
    return leaf(node, at, when, { ...place, conditions, critical, fallback, shown: undefined });
  }

  function leaf(node: PublishedWidgetNode, at: string, when: Evaluate | undefined, place: NodePlace): BoundNode {
    const { id, widget, bind, on, children, slots } = node;
    const fixed: Record<string, unknown> = { ...node.props };
    const dynamic: DynamicProp[] = [];
    for (const name in node.live) {
      const bound = bindValue(node.live[name] ?? null, library.text);
      if (bound.fixed) fixed[name] = bound.value;
      else dynamic.push({ name, resolve: bound.resolve });
    }
    if (bind?.startsWith("form.")) {
      const field = bind.slice("form.".length);
      fields.set(field, [...(fields.get(field) ?? []), place.repeated ? [] : place.conditions]);
    }
    widgets.add(widget);
    return {
      key: id ?? at,
      id,
      widget,
      props: Object.freeze(fixed),
      dynamic,
      bind,
      when,
      on,
      children: children ? all(children, place) : none,
      slots: slots && Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, all(list, place, name)])),
      fallback: place.fallback,
      critical: place.critical,
    };
  }

  return { nodes: all(published, top), fields, widgets };
}

const both = (outer: Evaluate | undefined, own: Evaluate | undefined): Evaluate | undefined =>
  outer && own ? (reader) => isTrue(outer(reader)) && own(reader) : (own ?? outer);

/** The elements of a list where it shows, and none where it does not. */
const shownOnly = (shown: Evaluate | undefined, list: Evaluate): Evaluate =>
  shown ? (reader) => (isTrue(shown(reader)) ? list(reader) : []) : list;

/** Nodes of an arrangement that show together. */
interface Arranged {
  readonly nodes: readonly PublishedNode[];
  readonly shown?: Evaluate;
}

/** What a brand puts in place of an arrangement, in its order; a name that is nowhere is a widget that nobody has. */
function arranged({ arrange }: PublishedArrangement, { brand, section, menu, menuEntry }: Library): Arranged[] {
  if (arrange === "home") return home(brand.home, section);
  const id = arrange.slice("menus.".length);
  const items = menu(id)?.items;
  const order = brand.menus[id]?.order;
  if (!items || !order) return [{ nodes: [{ widget: `menu "${id}"` }] }];
  return [
    { nodes: order.map((item) => ({ ...items[item], widget: items[item] ? menuEntry : `menu item "${item}"` })) },
  ];
}

/** The sections in the brand's order; one that rises stands above all that do not, as long as its condition holds. */
function home({ rises = true, order, sections = {} }: Brand["home"], find: Library["section"]): Arranged[] {
  const placed = order.map((id) => {
    const { use = id } = sections[id] ?? {};
    const { children, rises: when } = find(use) ?? { children: [{ widget: `section "${use}"` }] };
    return { nodes: children, risen: rises && when !== undefined ? bindExpression(when) : undefined };
  });
  return [
    ...placed.flatMap(({ nodes, risen }) => (risen ? [{ nodes, shown: risen }] : [])),
    ...placed.map(({ nodes, risen }) =>
      risen ? { nodes, shown: (reader: Reader) => !isTrue(risen(reader)) } : { nodes },
    ),
  ];
}
