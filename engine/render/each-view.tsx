import { Component, createElement, Fragment, type ReactNode } from "react";
import type { BoundEach } from "../document/bind-nodes.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { list } from "../expression/operator/values.ts";
import type { Scope } from "../state/scope.ts";
import { nodeElement, nodeList } from "./node-list.tsx";
import type { RenderPlace } from "./place.ts";
import { Watch } from "./watch.ts";

interface EachViewProps {
  readonly node: BoundEach;
  readonly scope: Scope;
  readonly place: RenderPlace;
}

interface Row {
  readonly item: unknown;
  readonly index: number;
  readonly element: ReactNode;
}

/** Nodes repeated for each element of a list; an element that did not change is not rendered again. */
export class EachView extends Component<EachViewProps> {
  readonly #watch: Watch;
  #rows = new Map<string, Row>();
  #items: readonly unknown[] | undefined;
  #fault: unknown;

  constructor(props: EachViewProps) {
    super(props);
    this.#watch = new Watch(props.place.visit.session, () => this.props.scope, this.#changed);
  }

  override shouldComponentUpdate(props: EachViewProps): boolean {
    const moved = props.scope !== this.props.scope || props.node !== this.props.node;
    if (moved) {
      this.#items = undefined;
      this.#rows = new Map();
    }
    return moved;
  }

  override componentDidMount(): void {
    if (this.#watch.start()) this.#changed();
    this.#tell();
  }

  override componentDidUpdate(): void {
    this.#tell();
  }

  override componentWillUnmount(): void {
    this.#watch.stop();
  }

  override render(): ReactNode {
    this.#items ??= this.#read();
    const rows = new Map<string, Row>();
    const elements = this.#items.map((item, index) => {
      const key = this.#keyOf(item, index, rows);
      const known = this.#rows.get(key);
      const row = known && known.item === item && known.index === index ? known : this.#row(key, item, index);
      rows.set(key, row);
      return row.element;
    });
    this.#rows = rows;
    return elements;
  }

  #keyOf(item: unknown, index: number, taken: ReadonlyMap<string, Row>): string {
    const { by } = this.props.node;
    const key = by === undefined ? undefined : ownValue(item, pathWords(by));
    const name = typeof key === "string" || typeof key === "number" ? String(key) : `#${index}`;
    return taken.has(name) ? `#${index}` : name;
  }

  #row(key: string, item: unknown, index: number): Row {
    const { node, scope, place } = this.props;
    const inside = { ...scope, item, index };
    const [only] = node.nodes;
    const element =
      only && node.nodes.length === 1
        ? nodeElement(only, key, inside, place)
        : createElement(Fragment, { key }, nodeList(node.nodes, inside, place));
    return { item, index, element };
  }

  readonly #changed = (): void => {
    const next = this.#read();
    if (next === this.#items) return;
    this.#items = next;
    this.forceUpdate();
  };

  #read(): readonly unknown[] {
    this.#watch.begin();
    try {
      return list("each", this.props.node.in(this.#watch));
    } catch (error) {
      this.#fault = error;
      return nothing;
    } finally {
      this.#watch.end();
    }
  }

  #tell(): void {
    const error = this.#fault;
    this.#fault = undefined;
    const { node, place } = this.props;
    if (error === undefined || this.#watch.waits) return;
    place.engine.report(error, { screen: place.visit.session.id, node: node.key });
    if (node.critical) place.block(error);
  }
}

const nothing: readonly unknown[] = Object.freeze([]);
