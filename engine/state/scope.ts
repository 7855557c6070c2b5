/** What a place sees besides state: the element of an `each`, params of a dialog, the result of a step, an event. */
export interface Scope {
  readonly item?: unknown;
  readonly index?: number;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly event?: unknown;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly value?: unknown;
}

export const emptyScope: Scope = Object.freeze({});
