import { compileExpression, type Evaluate } from "../expression/compile.ts";
import { type Expression, spelledOut } from "../expression/expression.ts";
import { substitute } from "./expand.ts";
import type { Brand, MenuDocument, NodeDocument, PartDocument, Step } from "./types.ts";
import { compileValue, type Resolving } from "./value.ts";

/** What compiling looks up. A look-up that finds nothing makes the node a fault, never the screen. */
export interface Library<Component> {
  readonly part: (id: string) => PartDocument | undefined;
  readonly section: (id: string) => PartDocument | undefined;
  readonly menu: (id: string) => MenuDocument | undefined;
  readonly widget: (type: string) => Component | undefined;
  readonly text: (key: string) => string;
  readonly brand: Pick<Brand, "home" | "menus">;
  /** The widget that draws an entry of a menu. */
  readonly menuEntry: string;
}

/** A node ready to render: what is fixed is frozen, what is not is one function per prop. */
export interface CompiledNode<Component> {
  /** Where it stands, unique among its siblings and stable over renders. */
  readonly key: string;
  readonly id: string | undefined;
  readonly widget: string;
  readonly component: Component | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly dynamic: readonly (readonly [name: string, resolve: (using: Resolving) => unknown])[];
  readonly bind: string | undefined;
  readonly when: Evaluate | undefined;
  readonly on: Readonly<Record<string, readonly Step[]>> | undefined;
  readonly children: readonly Compiled<Component>[];
  readonly slots: Readonly<Record<string, readonly Compiled<Component>[]>> | undefined;
  /** A fault of this node blocks the screen. */
  readonly critical: boolean;
  /** Why it cannot be rendered, when it cannot. */
  readonly fault: string | undefined;
}

/** A list whose nodes repeat for each element. */
export interface CompiledEach<Component> {
  readonly key: string;
  readonly in: Evaluate;
  readonly by: string | undefined;
  readonly nodes: readonly Compiled<Component>[];
  readonly critical: boolean;
}

export type Compiled<Component> = CompiledNode<Component> | CompiledEach<Component>;

/** The conditions under which a bound field shows: any of the lists, all of each list. */
export type FieldConditions = Map<string, Evaluate[][]>;

interface Place {
  readonly at: string;
  readonly conditions: readonly Evaluate[];
  readonly repeated: boolean;
  readonly critical: boolean;
}

/** Compiles a document's nodes once; parts, sections and menus are expanded in place. */
export function compileNodes<Component>(
  nodes: readonly NodeDocument[],
  library: Library<Component>,
): { nodes: readonly Compiled<Component>[]; fields: FieldConditions } {
  const fields: FieldConditions = new Map();

  const all = (list: readonly NodeDocument[], place: Place): Compiled<Component>[] =>
    list.flatMap((node, index) => one(node, { ...place, at: `${place.at}${place.at && "."}${index}` }));

  function one(node: NodeDocument, place: Place): Compiled<Component>[] {
    if (node.each) return [repeat(node, place)];
    const when = node.when === undefined ? undefined : compileExpression(node.when);
    const inside: Place = {
      ...place,
      conditions: when ? [...place.conditions, when] : place.conditions,
      critical: place.critical || node.critical === true,
    };
    if (node.widget !== undefined) return [leaf(node, node.widget, when, inside)];
    const expanded = expand(node, library);
    if (typeof expanded === "string")
      return [faulty(inside.at, node.use ?? node.arrange ?? "node", expanded, inside.critical)];
    const conditional = expanded.map((inner) => (node.when === undefined ? inner : withCondition(inner, node.when)));
    return all(conditional, { ...place, critical: inside.critical });
  }

  function repeat(node: NodeDocument, place: Place): Compiled<Component> {
    const { each, ...inner } = node;
    return {
      key: place.at,
      in: compileExpression(each?.in),
      by: each?.key,
      nodes: one(inner, { ...place, at: "", repeated: true }),
      critical: place.critical || node.critical === true,
    };
  }

  function leaf(node: NodeDocument, widget: string, when: Evaluate | undefined, place: Place): CompiledNode<Component> {
    const fixed: Record<string, unknown> = {};
    const dynamic: [string, (using: Resolving) => unknown][] = [];
    for (const [name, value] of Object.entries(node.props ?? {})) {
      const compiled = compileValue(value, library.text);
      if (compiled.fixed) fixed[name] = compiled.value;
      else dynamic.push([name, compiled.resolve]);
    }
    if (node.bind?.startsWith("form.")) {
      const field = node.bind.slice("form.".length);
      fields.set(field, [...(fields.get(field) ?? []), place.repeated ? [] : [...place.conditions]]);
    }
    const component = library.widget(widget);
    return {
      key: node.id ?? place.at,
      id: node.id,
      widget,
      component,
      props: Object.freeze(fixed),
      dynamic,
      bind: node.bind,
      when,
      on: node.on,
      children: node.children ? all(node.children, { ...place, at: "" }) : [],
      slots:
        node.slots &&
        Object.fromEntries(Object.entries(node.slots).map(([name, list]) => [name, all(list, { ...place, at: name })])),
      critical: place.critical,
      fault: component ? undefined : `unknown widget "${widget}"`,
    };
  }

  return { nodes: all(nodes, { at: "", conditions: [], repeated: false, critical: false }), fields };
}

const withCondition = (node: NodeDocument, when: Expression): NodeDocument => ({
  ...node,
  when: node.when === undefined ? when : { and: [spelledOut(when), spelledOut(node.when)] },
});

/** The nodes that a part or an ordered list stands for, or what is missing. */
function expand<Component>(node: NodeDocument, library: Library<Component>): readonly NodeDocument[] | string {
  if (node.use !== undefined) {
    const part = library.part(node.use);
    return part ? substitute(part.children, node.with ?? {}) : `unknown part "${node.use}"`;
  }
  if (node.arrange === "home") {
    const { order, sections = {} } = library.brand.home;
    return order.flatMap((id) => {
      const { use = id, with: params = {} } = sections[id] ?? {};
      return substitute(library.section(use)?.children ?? [{ widget: `section "${use}"` }], params);
    });
  }
  const id = node.arrange?.replace(/^menus\./, "") ?? "";
  const menu = library.menu(id);
  const order = library.brand.menus[id]?.order;
  if (!menu || !order) return `unknown menu "${id}"`;
  return order.map((item): NodeDocument => {
    const entry = menu.items[item];
    if (!entry) return { widget: `menu item "${item}"` };
    const { when, on, ...props } = entry;
    return {
      widget: library.menuEntry,
      id: `${id}-${item}`,
      props: { ...props },
      on,
      ...(when !== undefined && { when }),
    };
  });
}

function faulty<Component>(key: string, widget: string, fault: string, critical: boolean): CompiledNode<Component> {
  const nothing = {
    id: undefined,
    component: undefined,
    props: {},
    dynamic: [],
    bind: undefined,
    when: undefined,
    on: undefined,
  };
  return { key, widget, ...nothing, children: [], slots: undefined, critical, fault };
}

/** Every widget type that documents may reach from these nodes; what has to be loaded before they render. */
export function widgetsOf<Component>(
  nodes: readonly NodeDocument[],
  library: Omit<Library<Component>, "widget" | "text">,
): Set<string> {
  const found = new Set<string>();
  const visit = (node: NodeDocument): void => {
    if (node.widget !== undefined) found.add(node.widget);
    else {
      const expanded = expand(node, { ...library, widget: () => undefined, text: () => "" });
      if (typeof expanded !== "string") expanded.forEach(visit);
    }
    node.children?.forEach(visit);
    for (const list of Object.values(node.slots ?? {})) list.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}
