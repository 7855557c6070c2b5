import type { LazyWidget, WidgetComponent } from "./widget.ts";

/** The widgets that are not of the entry, by type. */
export type LazyWidgets = Readonly<Record<string, LazyWidget>>;

/** The widgets that documents may name: those of the entry, and those that are fetched when a screen needs them. */
export class WidgetRegistry {
  readonly #ready: Map<string, WidgetComponent>;
  readonly #lazy: () => Promise<LazyWidgets>;
  /** Types that nobody has. */
  readonly #unknown = new Set<string>();

  /** @param lazy gives the list of the others, which is fetched itself. */
  constructor(ready: Readonly<Record<string, WidgetComponent>>, lazy: () => Promise<LazyWidgets> = async () => ({})) {
    this.#ready = new Map(Object.entries(ready));
    this.#lazy = lazy;
  }

  /** The component of a type, when it is at hand. */
  get = (type: string): WidgetComponent | undefined => this.#ready.get(type);

  /** Which of these types still need to be fetched. */
  missing(types: Iterable<string>): string[] {
    return [...types].filter((type) => !this.#ready.has(type) && !this.#unknown.has(type));
  }

  /** Fetches what is missing of these types. */
  async load(types: Iterable<string>): Promise<void> {
    const missing = this.missing(types);
    if (missing.length > 0) await this.#fetch(await this.#lazy(), missing);
  }

  /** Fetches every widget ahead of need. */
  async loadRest(): Promise<void> {
    const lazy = await this.#lazy();
    await this.#fetch(lazy, Object.keys(lazy));
  }

  async #fetch(lazy: LazyWidgets, types: readonly string[]): Promise<void> {
    await Promise.all(
      types.map(async (type) => {
        if (this.#ready.has(type)) return;
        const component = Object.hasOwn(lazy, type) ? await lazy[type]?.() : undefined;
        if (component) this.#ready.set(type, component);
        else this.#unknown.add(type);
      }),
    );
  }
}
