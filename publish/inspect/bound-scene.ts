import { Compiler } from "../../engine/compile.ts";
import { type Bound, type BoundNode, bindNodes } from "../../engine/evaluate.ts";
import type { PublishedNode, PublishedWidgetNode } from "../../engine/published.ts";
import { brandValue, type EffectiveBrand } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { saidBy } from "../documents/said-by.ts";
import { Marks, type Written } from "./marks.ts";

/** Whose brand it is. */
export type Pair = Pick<EffectiveBrand, "business" | "channel">;

/** A screen, or a dialog over one; what shows while a screen loads is no part of its content. */
export interface SceneName {
  readonly kind: "screen" | "dialog";
  readonly id: string;
  readonly loading?: boolean | undefined;
}

/** A node as the app has it, and what it came of. */
export interface Origin {
  readonly node: PublishedWidgetNode;
  readonly written: Written;
  /** The lists that repeat it, from outside to inside. */
  readonly lists: readonly unknown[];
  /** The brand's order in which it stands: `home`, `menus.<id>`; and under which name there. */
  readonly order?: { readonly of: string; readonly entry: string } | undefined;
}

/** What a page of a brand binds of a screen or dialog, by the engine's own hand, with what each node of it came of. */
export interface BoundScene {
  readonly nodes: readonly Bound[];
  /** Whatever the document itself works out, by name, as it is published. */
  readonly derived: Readonly<Record<string, unknown>>;
  readonly written: Written;
  readonly originOf: (node: BoundNode) => Origin | undefined;
}

/** Where a bound node says what it came of; JSON writes no such key. */
const came = Symbol("what it came of");

type Around = Pick<Origin, "lists" | "order">;
type Library = Parameters<typeof bindNodes>[1];

/** @throws in words, where there is no such screen or dialog */
export function boundScene(documents: readonly Document[], pair: Pair, of: SceneName): BoundScene {
  const document = find(documents, of.kind, of.id);
  if (!document) throw new Error(`There is no ${of.kind} "${of.id}" any more.`);
  const marks = new Marks();
  const origins: Origin[] = [];
  const compiler = new Compiler((name) => {
    const { part, by } = marks.user(name);
    const found = find(documents, "part", part);
    return found && marks.marked(saidBy("part", found), found.file, by);
  });

  const remembered = (nodes: readonly PublishedNode[], around: Around): readonly PublishedNode[] =>
    nodes.map((node): PublishedNode => {
      if ("each" in node)
        return { ...node, nodes: remembered(node.nodes, { ...around, lists: [...around.lists, node.each.in] }) };
      const fallback = node.fallback && { fallback: remembered(node.fallback, around) };
      if ("arrange" in node) return { ...node, ...fallback };
      const { children, slots } = node;
      const written = marks.of(node);
      const at = written === undefined ? -1 : origins.push({ node, written, ...around }) - 1;
      const inside = (list: readonly PublishedNode[]) => remembered(list, around);
      return {
        ...node,
        ...fallback,
        props: { ...node.props, [came]: at },
        ...(children && { children: inside(children) }),
        ...(slots && { slots: Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, inside(list)])) }),
      };
    });

  const brand = brandValue(documents, pair.business, pair.channel);
  const { sections = {} } = brand.home;
  const section = (entry: string) => {
    const { use = entry, with: params } = sections[entry] ?? {};
    const found = find(documents, "section", use);
    if (!found) return undefined;
    const { children, ...rest } = compiler.section(marks.marked(saidBy("section", found), found.file), params);
    return { ...rest, children: remembered(children, { lists: [], order: { of: "home", entry } }) };
  };
  const menu = (id: string) => {
    const found = find(documents, "menu", id);
    if (!found) return undefined;
    const { items } = compiler.menu(saidBy("menu", found));
    const whole = Object.entries(items).map(([entry, item]) => {
      const written = { file: found.file, path: ["items", entry] };
      const node = { ...item, widget: menuEntry };
      const at = origins.push({ node, written, lists: [], order: { of: `menus.${id}`, entry } }) - 1;
      return [entry, { ...item, props: { ...item.props, [came]: at } }] as const;
    });
    return { items: Object.fromEntries(whole) };
  };
  // A section is known by its place in the order: what a brand hands to it is its own.
  const home = { ...brand.home, sections: Object.fromEntries(brand.home.order.map((id) => [id, { use: id }])) };
  const library: Library = { section, menu, text: (key) => key, brand: { ...brand, home }, menuEntry, more };

  const { children, loading, derived } = compiled(compiler, marks, document);
  const { nodes } = bindNodes(remembered(of.loading === true ? loading : children, { lists: [] }), library);
  return {
    nodes,
    derived,
    written: { file: document.file, path: [] },
    originOf: ({ props }) => {
      const at: unknown = Reflect.get(props, came);
      return typeof at === "number" ? origins[at] : undefined;
    },
  };
}

/** Who draws the entries of a menu, and what shows more of a list, is the app's to say: here it matters to nobody. */
const menuEntry = "menu-item";
const more = "list-more";

function compiled(compiler: Compiler, marks: Marks, document: Document) {
  if (document.kind === "dialog") {
    const { children } = compiler.dialog(marks.marked(saidBy("dialog", document), document.file));
    return { children, loading: [], derived: {} };
  }
  const { children, loading = [], derived } = compiler.screen(marks.marked(saidBy("screen", document), document.file));
  return { children, loading, derived: entries(derived) };
}

const find = (documents: readonly Document[], kind: string, id: string): Document | undefined =>
  documents.find((document) => document.kind === kind && entries(document.data).id === id);
