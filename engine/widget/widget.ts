import type { ComponentType, ReactNode } from "react";

/**
 * What every widget receives besides its own props. `V` is the value a bound node edits.
 * All functions keep their identity for the life of the node.
 */
export interface NodeProps<V = unknown> {
  /** DOM id, unique on the page; label and error ids derive from it. */
  id: string;
  /** The bound value; undefined when empty or when the node is not bound. */
  value: V | undefined;
  /** The message of the first failed check, only when it is to be shown. */
  error: string | undefined;
  /** True while the steps of one of this node's events run; further events are dropped meanwhile. */
  pending: boolean;
  /** Writes the bound value. */
  change: (value: V | undefined) => void;
  /** The user left the field: it may now be checked. */
  leave: () => void;
  /** Runs the document's steps for an event of the widget's schema. `detail` is readable there as `event`. */
  emit: (event: string, detail?: unknown) => void;
  children?: ReactNode;
  /** Rendered named slots. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** Props of a widget component: its generated props (plain, resolved) and the node's. */
export type WidgetProps<P, V = unknown> = P & NodeProps<V>;

/** A widget as the registry keeps it; its props were checked against its schema when the document was, so here they are erased. */
export type WidgetComponent = ComponentType<never>;

/** Loads a widget that is not part of the entry. */
export type LazyWidget = () => Promise<WidgetComponent>;
