import type { Document } from "../../documents/document.ts";
import { elements, type Entries, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import { type Narrowed, narrowedBy } from "./narrowed-by.ts";
import { type Given, placed } from "./placed.ts";

/** What must hold for a node to show. */
export interface Condition {
  readonly document: Document;
  readonly path: Path;
  /** A `when`, the list of an `each` that may be empty, or that a prop has no value with which nothing shows. */
  readonly expression: unknown;
  readonly each: boolean;
  /** What is written there, of a prop. */
  readonly written?: unknown;
}

/** A widget as a screen draws it, its parts in their places. */
export interface DrawnNode {
  readonly document: Document;
  readonly path: Path;
  readonly node: Entries;
  readonly given: Given;
  readonly conditions: readonly Condition[];
  readonly critical: boolean;
  /** The widgets that it stands in, and where what may take its place stands. */
  readonly within: readonly { readonly widget: string; readonly document: Document; readonly path: Path }[];
  readonly fallback: { readonly document: Document; readonly path: Path } | undefined;
  /** What takes width from it, outermost first. */
  readonly narrowed: readonly Narrowed[];
}

type Around = Pick<DrawnNode, "document" | "given" | "conditions" | "critical" | "within" | "fallback" | "narrowed"> & {
  readonly parts: readonly string[];
};

/** Every widget of a screen in the order in which it is drawn. */
export const drawnNodes = (project: Project, screen: Document): readonly DrawnNode[] => project.about(screen, drawnOn);

function drawnOn(project: Project, screen: Document): readonly DrawnNode[] {
  const around: Around = {
    document: screen,
    given: {},
    conditions: [],
    critical: false,
    within: [],
    fallback: undefined,
    narrowed: [],
    parts: [],
  };
  return [...nodes(project, entries(screen.data).children, ["children"], around)];
}

function* nodes(project: Project, list: unknown, path: Path, around: Around): Generator<DrawnNode> {
  for (const [index, found] of elements(list).entries()) {
    const node = entries(found);
    const at = [...path, index];
    const conditions = [...around.conditions, ...conditionsOf(project, node, at, around)];
    yield* drawn(project, node, at, { ...around, ...ownOf(node, at, around), conditions });
  }
}

/** What a node adds to what is around it. */
const ownOf = ({ critical, fallback }: Entries, path: Path, around: Around): Partial<Around> => ({
  critical: around.critical || critical === true,
  fallback:
    around.fallback ??
    (fallback === undefined ? undefined : { document: around.document, path: [...path, "fallback"] }),
});

/** What must hold for a node to show, besides what is around it. */
function conditionsOf(
  project: Project,
  { when, each, widget, props }: Entries,
  path: Path,
  { document, given }: Around,
): readonly Condition[] {
  const at = (name: Path, expression: unknown, isEach = false): Condition => ({
    ...{ document, path: [...path, ...name], expression, each: isEach },
  });
  return [
    ...(each === undefined ? [] : [at(["each"], placed(entries(each).in, given), true)]),
    ...(when === undefined ? [] : [at(["when"], placed(when, given))]),
    ...project.whole(hiding).flatMap(({ type, prop, values }) => {
      const value = entries(props)[prop];
      if (type !== widget || value === undefined) return [];
      const { $: computed } = entries(value);
      if (computed !== undefined)
        return [{ ...at(["props", prop], { "!": [{ in: [placed(computed, given), values] }] }), written: computed }];
      return values.includes(value) ? [{ ...at(["props", prop], false), written: value }] : [];
    }),
  ];
}

/** The props of widgets that have values with which nothing shows on a screen. */
const hiding = (project: Project) =>
  [...project.ofKind("widget")].flatMap(([type, { data }]) =>
    Object.entries(entries(entries(entries(data).props).properties)).flatMap(([prop, schema]) => {
      const values = elements(entries(schema).hides);
      return values.length > 0 ? [{ type, prop, values }] : [];
    }),
  );

function* drawn(project: Project, node: Entries, path: Path, around: Around): Generator<DrawnNode> {
  const { document, given, parts } = around;
  const { widget, use, children, slots } = node;
  if (typeof use === "string") {
    const part = project.ofKind("part").get(use);
    if (!part || parts.includes(use)) return;
    const handed: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(entries(node.with))) handed[name] = handedOn(value, given);
    const inside = { ...around, document: part, given: handed, parts: [...parts, use] };
    yield* nodes(project, entries(part.data).children, ["children"], inside);
    return;
  }
  if (typeof widget !== "string") return;
  yield { ...around, node, path };
  const inside = {
    ...around,
    within: [...around.within, { widget, document, path: [...path, "widget"] }],
    narrowed: [...around.narrowed, ...narrowedBy(project, node, path, document)],
  };
  yield* nodes(project, children, [...path, "children"], inside);
  for (const [name, list] of Object.entries(entries(slots)))
    yield* nodes(project, list, [...path, "slots", name], inside);
}

/** A param as it stands where the outermost part is used. */
function handedOn(value: unknown, given: Given): unknown {
  const { $ } = entries(value);
  return $ === undefined ? value : { $: placed($, given) };
}
