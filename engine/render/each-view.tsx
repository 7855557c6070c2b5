import { createElement, Fragment, type ReactNode } from "react";
import type { BoundEach } from "../document/bind-nodes.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { asList } from "../expression/operator/values.ts";
import { nodeElement, nodeList } from "./node-list.tsx";
import { type ViewProps, WatchingView } from "./watching-view.ts";

interface Row {
  readonly item: unknown;
  readonly index: number;
  readonly element: ReactNode;
}

/** Nodes repeated for each element of a list; an element that did not change is not rendered again. */
export class EachView extends WatchingView<BoundEach> {
  #rows = new Map<string, Row>();
  #items: readonly unknown[] | undefined;

  override shouldComponentUpdate(props: ViewProps<BoundEach>): boolean {
    const moved = props.scope !== this.props.scope || props.node !== this.props.node;
    if (moved) {
      this.#items = undefined;
      this.#rows = new Map();
    }
    return moved;
  }

  override render(): ReactNode {
    this.#items ??= this.#read();
    const { by } = this.props.node;
    const words = by === undefined ? undefined : pathWords(by);
    const rows = new Map<string, Row>();
    const elements = this.#items.map((item, index) => {
      const key = keyOf(item, index, words, rows);
      const known = this.#rows.get(key);
      const row = known && known.item === item && known.index === index ? known : this.#row(key, item, index);
      rows.set(key, row);
      return row.element;
    });
    this.#rows = rows;
    return elements;
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

  override changed(): void {
    const next = this.#read();
    if (next === this.#items) return;
    this.#items = next;
    this.forceUpdate();
  }

  #read(): readonly unknown[] {
    this.watch.begin();
    try {
      return asList("each", this.props.node.in(this.watch));
    } catch (error) {
      this.fault = error;
      return nothing;
    } finally {
      this.watch.end();
    }
  }
}

const nothing: readonly unknown[] = Object.freeze([]);

function keyOf(
  item: unknown,
  index: number,
  words: readonly string[] | undefined,
  taken: ReadonlyMap<string, Row>,
): string {
  const key = words && ownValue(item, words);
  const name = typeof key === "string" || typeof key === "number" ? String(key) : `#${index}`;
  return taken.has(name) ? `#${index}` : name;
}
