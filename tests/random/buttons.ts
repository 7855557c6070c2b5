import type { ReactElement } from "react";
import { type Bound, type BoundNode, NodeView, renderPlace, type Visit } from "../../engine/testing.ts";
import type { Engine } from "../../engine/index.ts";

interface ButtonProps {
  readonly disabled?: boolean;
  readonly pending: boolean;
  readonly emit: (event: string) => void;
}

/** The buttons of one visit: the page's own nodes, with their lock, without a page around them. */
export class Buttons {
  readonly #visit: Visit;
  readonly #place: ReturnType<typeof renderPlace>;
  readonly #mounted = new Map<string, NodeView>();

  constructor(engine: Engine, visit: Visit) {
    this.#visit = visit;
    this.#place = renderPlace(engine, visit);
  }

  /** The first of these that is on the page. */
  shown(ids: readonly string[]): string | undefined {
    if (!this.#visit.session.open || this.#visit.reads.phase.read() !== "ready") return undefined;
    const found = this.#walk(this.#visit.nodes);
    for (const [id, view] of this.#mounted)
      if (!found.has(id)) {
        view.componentWillUnmount();
        this.#mounted.delete(id);
      }
    return ids.find((id) => found.has(id));
  }

  /** Presses one as a finger does: nothing happens while it is disabled or shows that it works. Gives whether it could be pressed. */
  press(id: string): boolean {
    const props = this.#props(id);
    if (!props || props.disabled || props.pending) return false;
    props.emit("press");
    return true;
  }

  /** Whether one still works on what was pressed. */
  busy(): string | undefined {
    return [...this.#mounted.keys()].find((id) => this.#props(id)?.pending);
  }

  #props(id: string): ButtonProps | undefined {
    if (this.shown([id]) === undefined) return undefined;
    const node = this.#walk(this.#visit.nodes).get(id) as BoundNode;
    const view = this.#mounted.get(id) ?? this.#mount(id, node);
    return (view.render() as ReactElement<ButtonProps> | null)?.props;
  }

  #mount(id: string, node: BoundNode): NodeView {
    const view = new NodeView({ node, scope: {}, place: this.#place });
    // Where what holds it no longer shows, a page would take it away before it is drawn again.
    view.forceUpdate = () => {
      if (this.#walk(this.#visit.nodes).has(id)) return;
      view.componentWillUnmount();
      this.#mounted.delete(id);
    };
    void view.render();
    view.componentDidMount();
    this.#mounted.set(id, view);
    return view;
  }

  /** What shows and has an id. */
  #walk(nodes: readonly Bound[], found = new Map<string, BoundNode>()): Map<string, BoundNode> {
    for (const node of nodes) {
      if (!("widget" in node) || !this.#shows(node)) continue;
      if (node.id !== undefined) found.set(node.id, node);
      this.#walk(node.children, found);
    }
    return found;
  }

  #shows({ when }: BoundNode): boolean {
    try {
      return !when || Boolean(when(this.#visit.session.reader({})));
    } catch {
      return false;
    }
  }
}
