import { createElement, Fragment, type ReactNode } from "react";
import type { BoundEach } from "../document/bind-nodes.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { asList } from "../expression/operator/values.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { firstNewRow } from "../host/first-new-row.ts";
import { nodeElement, nodeList } from "./node-list.tsx";
import { type ViewProps, WatchingView } from "./watching-view.ts";

interface Row {
  readonly item: unknown;
  readonly index: number;
  readonly element: ReactNode;
}

/** What a list shows from. */
interface Listed {
  readonly items: readonly unknown[];
  /** How many more the server has of it. */
  readonly rest: number;
}

/**
 * Nodes repeated for each element of a list, of which a window shows and more of it when someone asks; an element that
 * did not change is not rendered again.
 */
export class EachView extends WatchingView<BoundEach> {
  #rows = new Map<string, Row>();
  #list: Listed | undefined;
  readonly #id: string;
  /** Under which name the history's entry says how many show. */
  readonly #name: string;
  #shown: number;
  #pending = false;

  constructor(props: ViewProps<BoundEach>) {
    super(props);
    const { node, scope, place } = props;
    this.#id = place.nextId();
    this.#name = ["list", place.scene.session.id, node.list, scope.index ?? ""].join(" ");
    const noted = place.engine.host.noted(this.#name);
    this.#shown = typeof noted === "number" ? noted : node.window;
  }

  override componentDidMount(): void {
    super.componentDidMount();
    // The user comes back to where he had more of it than a first page holds.
    if (this.#shown > this.props.node.window) void this.#fill();
  }

  override render(): ReactNode {
    if (this.moved()) {
      this.#list = undefined;
      this.#rows = new Map();
    }
    this.#list ??= this.#read();
    const { items, rest } = this.#list;
    const { by, window } = this.props.node;
    const words = by === undefined ? undefined : pathWords(by);
    const rows = new Map<string, Row>();
    const elements = items.slice(0, this.#shown).map((item, index) => {
      const key = keyOf(item, index, words, rows);
      const known = this.#rows.get(key);
      const row = known && known.item === item && known.index === index ? known : this.#row(key, item, index);
      rows.set(key, row);
      return row.element;
    });
    this.#rows = rows;
    const all = items.length + rest;
    return all <= window ? elements : [...elements, this.#bar(elements.length, all)];
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

  /** Says how much of the list shows, and shows more. */
  #bar(shown: number, all: number): ReactNode {
    const { more } = this.props.place.engine.chrome;
    return (
      <ChromeWidget
        key=" more"
        type={more}
        id={this.#id}
        props={{ shown, all }}
        pending={this.#pending}
        on={() => void this.#grow()}
      />
    );
  }

  async #grow(): Promise<void> {
    const { node, place } = this.props;
    const before = this.#shown;
    const goThere = firstNewRow(this.#id);
    this.#shown += node.window;
    await this.#fill();
    // What could not be fetched is asked for with the next press.
    this.#shown = Math.max(before, Math.min(this.#shown, this.#count));
    if (this.gone) return;
    place.engine.host.note(this.#name, this.#shown);
    this.forceUpdate(goThere);
  }

  get #count(): number {
    return this.#list?.items.length ?? 0;
  }

  /** Fetches the pages that are missing of what should show; ends with one that failed or brought nothing. */
  async #fill(): Promise<void> {
    const { node, place } = this.props;
    if (this.#pending || node.more === undefined || this.#count >= this.#shown) return;
    this.#pending = true;
    this.forceUpdate();
    for (let before = -1; this.#count > before && this.#count < this.#shown && !this.gone; ) {
      before = this.#count;
      if ((this.#list?.rest ?? 0) === 0 || !(await place.scene.reads.more(node.more))) break;
    }
    this.#pending = false;
    if (!this.gone) this.forceUpdate();
  }

  override changed(): void {
    const next = this.#read();
    if (next.items === this.#list?.items && next.rest === this.#list.rest) return;
    this.#list = next;
    this.forceUpdate();
  }

  #read(): Listed {
    const { in: list, more } = this.props.node;
    this.watch.begin();
    try {
      const rest = more === undefined ? 0 : this.watch.read(`reads.${more}.rest`);
      return { items: asList("each", list(this.watch)), rest: typeof rest === "number" ? rest : 0 };
    } catch (error) {
      this.fault = error;
      return nothing;
    } finally {
      this.watch.end();
    }
  }
}

const nothing: Listed = Object.freeze({ items: Object.freeze([]), rest: 0 });

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
