import { valuesOf } from "../expression/operator/values-of.ts";
import type { PublishedScreen } from "../document/published.ts";
import type { Route } from "../navigation/route.ts";
import type { AppState } from "../state/app-state.ts";

/** What a field was changed to, and what it began with. */
interface Changed {
  readonly value: unknown;
  readonly from: unknown;
}

/**
 * What somebody changed in a screen's form and has not sent yet: kept for the tab, so that a reload, the way back and
 * whatever comes between lose nothing (S21). A field that would begin with something else by now begins with that:
 * it was chosen later, or the server knows better.
 */
export class Draft {
  readonly #state: AppState;
  readonly #path: string;
  /** What the form is about: two things have one screen, and not one draft. */
  readonly #of: string;

  constructor(state: AppState, { id, query = {} }: PublishedScreen, route: Route) {
    this.#state = state;
    this.#path = draftPath(id);
    const named = Object.entries(route.query).filter(([name]) => query[name]?.idOf !== undefined);
    this.#of = [...Object.values(route.params), ...named].join();
  }

  /** The value that is kept of a field which begins with `from`. */
  kept(field: string, from: unknown): unknown {
    const changed = valuesOf(this.#fields()[field]);
    return isSame(changed.from, from) ? changed.value : undefined;
  }

  /** Keeps a value; one that was taken away is none. */
  keep(field: string, { value, from }: Changed): void {
    const changed = value === null || value === undefined ? undefined : { value, from };
    this.#state.write(this.#path, { of: this.#of, fields: { ...this.#fields(), [field]: changed } });
  }

  /** It was sent. */
  drop(): void {
    this.#state.write(this.#path, undefined);
  }

  #fields(): Readonly<Record<string, unknown>> {
    const { of, fields } = valuesOf(this.#state.read(this.#path));
    return of === this.#of ? valuesOf(fields) : {};
  }
}

/** Where what was typed on a screen is kept. */
export const draftPath = (screen: string): string => `typed.${screen}`;

/** Whether two values are the same once they were kept. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
