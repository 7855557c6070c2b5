import type { Document } from "../../documents/document.ts";
import { type Entries, entries } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/**
 * The primary action of a screen stands where a thumb finds it, whatever is scrolled: in a widget that is docked at the
 * window's end (`docks` of its schema). Not so on a screen with tabs, which are docked there themselves, nor in a dialog.
 */
export const checkDocked = ofEach(({ project, report }, screen) => {
  if (entries(screen.data).tab !== undefined) return;
  const widgets = project.whole(dockingWidgets);
  if (widgets.docks.length === 0) return;
  for (const { path, part } of loose(project, widgets, screen, new Set()))
    report(screen, path, messages.undocked(widgets.docks, part));
}, "screen");

/** What the schemas of widgets say of docks. */
interface Docking {
  /** The widgets that are docked. */
  readonly docks: readonly string[];
  /** Of a widget that may be a primary action, the prop that says so, and what it says then or when it is left out. */
  readonly primary: ReadonlyMap<string, { readonly prop: string; readonly value: unknown }>;
}

function dockingWidgets(project: Project): Docking {
  const widgets = [...project.ofKind("widget")].map(([type, { data }]) => ({ type, said: entries(data) }));
  const primary = widgets.flatMap(({ type, said }) =>
    Object.entries(entries(entries(said.props).properties)).flatMap(([prop, shape]) => {
      const { docked } = entries(shape);
      return docked === undefined ? [] : [[type, { prop, value: docked }] as const];
    }),
  );
  return {
    docks: widgets.filter(({ said }) => said.docks === true).map(({ type }) => type),
    primary: new Map(primary),
  };
}

interface Loose {
  readonly path: Path;
  /** The part that holds the action, where the place itself does not. */
  readonly part?: string;
}

/** The places of a document where a primary action, or a part with one, is not docked. */
function loose(project: Project, widgets: Docking, document: Document, above: ReadonlySet<Document>): readonly Loose[] {
  if (above.has(document)) return [];
  const { nodes } = project.places(document);
  const docked = nodes.filter(({ node }) => widgets.docks.includes(String(node.widget)));
  return nodes
    .filter(({ path }) => !docked.some((dock) => isWithin(path, dock.path)))
    .flatMap(({ node, path }): Loose[] => {
      if (isPrimary(widgets, node)) return [{ path: [...path, "widget"] }];
      const part = typeof node.use === "string" ? project.ofKind("part").get(node.use) : undefined;
      if (!part || loose(project, widgets, part, new Set([...above, document])).length === 0) return [];
      return [{ path: [...path, "use"], part: String(node.use) }];
    });
}

/** Whether it is always a primary action; what a condition or whoever uses a part decides is not known here. */
function isPrimary({ primary }: Docking, { widget, props }: Entries): boolean {
  const said = primary.get(String(widget));
  if (!said) return false;
  const given = entries(props)[said.prop];
  return given === undefined || given === said.value;
}
