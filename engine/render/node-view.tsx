import type { ElementType, ReactNode } from "react";
import { jsx } from "react/jsx-runtime";
import type { BoundNode } from "../document/bind-nodes.ts";
import type { Resolving } from "../document/value.ts";
import { isTrue } from "../expression/operator/truth.ts";
import type { Scope } from "../state/scope.ts";
import type { NodeProps, WidgetComponent } from "../widget/widget.ts";
import { nodeList } from "./node-list.tsx";
import { sameProps } from "./same-props.ts";
import { type ViewProps, WatchingView } from "./watching-view.ts";

type Resolved = Record<string, unknown> & NodeProps;

const noSlots = Object.freeze({});
const whole = { failed: false };
/** What a widget may call where nothing is bound. */
const ignore = (): void => undefined;
const formPrefix = "form.";

/**
 * One node on the page: resolves its props, watches exactly the cells they read, runs its events one at a time, and is
 * the boundary of its widget. A class, because all of that is one fibre then; a hundred nodes are a hundred of these.
 */
export class NodeView extends WatchingView<BoundNode, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = whole;
  readonly #using: Resolving;
  readonly #id: string;
  readonly #field: string | undefined;
  #component: WidgetComponent | undefined;
  #pending = false;
  #running = false;
  #late: (() => void) | undefined;
  #resolved: Resolved | null | undefined;
  /** It cannot be resolved, which was reported. */
  #broken = false;
  #children: ReactNode;
  #slots: Readonly<Record<string, ReactNode>> = noSlots;
  #childScope: Scope | undefined;
  readonly #change: (value: unknown) => void = ignore;
  readonly #leave: () => void = ignore;
  readonly #emit = (event: string, detail?: unknown): void => this.#run(event, detail);

  constructor(props: ViewProps<BoundNode>) {
    super(props);
    const { node, place } = props;
    this.#field = node.bind?.startsWith(formPrefix) ? node.bind.slice(formPrefix.length) : undefined;
    this.#id = this.#field === undefined ? (node.id ?? place.nextId()) : place.scene.form.domId(this.#field);
    if (node.bind !== undefined) this.#change = (value) => this.#write(value);
    if (this.#field !== undefined) this.#leave = () => this.#left();
    this.#using = { reader: this.watch, text: place.engine.texts.text };
  }

  override componentDidCatch(error: unknown): void {
    this.fault = error;
    this.tell();
  }

  protected override broke(): void {
    this.#broken = true;
    if (this.props.node.fallback.length > 0) this.forceUpdate();
  }

  override render(): ReactNode {
    if (this.state.failed) return this.#instead();
    if (this.moved() || this.#resolved === undefined) this.#resolved = this.#resolve();
    if (this.#broken) return this.#instead();
    // The border to the widgets, whose own props the registry does not know: documents were checked against their schemas.
    return this.#resolved && this.#component ? jsx(this.#component as ElementType, this.#resolved) : null;
  }

  /** Something it read has changed: renders again only if what the widget gets differs. */
  override changed(): void {
    const next = this.#resolve();
    if (this.#resolved && next && sameProps(this.#resolved, next)) return;
    if (this.#resolved === next) {
      if (!this.#broken) this.tell();
      return;
    }
    this.#resolved = next;
    this.forceUpdate();
  }

  /** What the widget gets now; null when the node does not show. */
  #resolve(): Resolved | null {
    const { node, scope, place } = this.props;
    this.#component = place.engine.widgets.get(node.widget);
    if (!this.#component) {
      this.fault = new Error(`unknown widget "${node.widget}"`);
      return null;
    }
    this.watch.begin();
    try {
      if (node.when && !isTrue(node.when(this.watch))) {
        this.#broken = false;
        return null;
      }
      if (scope !== this.#childScope) this.#renderChildren(scope);
      const resolved = this.#common();
      for (const { name, resolve } of node.dynamic) resolved[name] = resolve(this.#using) ?? undefined;
      this.#broken = false;
      return resolved;
    } catch (error) {
      this.fault = error;
      return null;
    } finally {
      this.watch.end();
    }
  }

  /** What every widget gets, and what is fixed. One literal, so that all these objects are of one shape. */
  #common(): Resolved {
    const { node, place } = this.props;
    const { read } = this.watch;
    return {
      id: this.#id,
      value: node.bind === undefined ? undefined : read(node.bind),
      error: this.#field === undefined ? undefined : place.scene.form.message(this.#field, read),
      pending: this.#pending,
      change: this.#change,
      leave: this.#leave,
      emit: this.#emit,
      children: this.#children,
      slots: this.#slots,
      ...node.props,
    };
  }

  /** What the document declares for the case that it fails (R5). */
  #instead(): ReactNode {
    const { node, scope, place } = this.props;
    return node.fallback.length === 0 ? null : nodeList(node.fallback, scope, place);
  }

  #renderChildren(scope: Scope): void {
    const { node, place } = this.props;
    this.#childScope = scope;
    this.#children = node.children.length === 0 ? undefined : nodeList(node.children, scope, place);
    if (node.slots)
      this.#slots = Object.fromEntries(
        Object.entries(node.slots).map(([name, list]) => [name, nodeList(list, scope, place)]),
      );
  }

  #write(value: unknown): void {
    const { node, place } = this.props;
    if (node.bind === undefined) return;
    place.scene.session.write(node.bind, value);
    if (this.#field !== undefined) place.scene.form.changed(this.#field);
    this.#run("change", value);
  }

  #left(): void {
    if (this.#field !== undefined) this.props.place.scene.form.left(this.#field);
  }

  /**
   * Runs an event's steps; a further event is dropped until they end (R45: a lock, not state), except that the last
   * value of a field is heard afterwards.
   */
  #run(event: string, detail: unknown): void {
    const { node, place, scope } = this.props;
    const steps = node.on?.[event];
    if (!steps) return;
    if (this.#running) {
      if (event === "change") this.#late = () => this.#run(event, detail);
      return;
    }
    this.#running = true;
    const run = place.scene.run(steps, { ...scope, event: detail });
    // Steps that end at once (a `set`) never show as pending.
    const shown = setTimeout(() => this.#show(true), 0);
    void run.finally(() => {
      clearTimeout(shown);
      this.#running = false;
      this.#show(false);
      const late = this.#late;
      this.#late = undefined;
      late?.();
    });
  }

  #show(pending: boolean): void {
    if (this.#pending === pending) return;
    this.#pending = pending;
    if (!this.gone) this.changed();
  }
}
