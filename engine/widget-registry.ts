import { type Library, widgetsOf } from "./document/compile.ts";
import type { NodeDocument } from "./document/types.ts";
import type { LazyWidget, WidgetComponent } from "./widget.ts";

/** The widgets that documents may name: those of the entry, and those that are fetched when a screen needs them. */
export class WidgetRegistry {
  readonly #ready: Map<string, WidgetComponent>;
  readonly #lazy: Readonly<Record<string, LazyWidget>>;

  constructor(ready: Readonly<Record<string, WidgetComponent>>, lazy: Readonly<Record<string, LazyWidget>> = {}) {
    this.#ready = new Map(Object.entries(ready));
    this.#lazy = lazy;
  }

  /** The component of a type, when it is at hand. */
  get = (type: string): WidgetComponent | undefined => this.#ready.get(type);

  /** Which types these nodes still need to be fetched for. */
  missing(nodes: readonly NodeDocument[], library: Library<WidgetComponent>): string[] {
    return [...widgetsOf(nodes, library)].filter((type) => !this.#ready.has(type) && Object.hasOwn(this.#lazy, type));
  }

  /** Fetches what these nodes need. */
  async load(nodes: readonly NodeDocument[], library: Library<WidgetComponent>): Promise<void> {
    await this.loadTypes(this.missing(nodes, library));
  }

  async loadTypes(types: readonly string[]): Promise<void> {
    await Promise.all(
      types.map(async (type) => {
        const component = await this.#lazy[type]?.();
        if (component) this.#ready.set(type, component);
      }),
    );
  }

  /** Types that can be fetched ahead of need. */
  get rest(): readonly string[] {
    return Object.keys(this.#lazy).filter((type) => !this.#ready.has(type));
  }
}
