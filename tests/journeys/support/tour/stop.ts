import type { App } from "../app.ts";
import type { Sandbox } from "../sandbox.ts";

/** What leads to a stop by taps works with. */
export interface Underway {
  readonly app: App;
  readonly sandbox: Sandbox;
  /** A call of the person who is logged in, past the screens; @throws unless the lender says 0. */
  ask<T>(path: string, body?: object): Promise<T>;
}

/** A screen on the tour through the app: where it is, which document draws it, and what must show there. */
export interface Stop {
  /** As requirement S2 writes it. */
  readonly route: string;
  /** The address that is opened, with ids of the lender's answers in braces (`{loanGid}`); the route itself when absent. */
  readonly at?: string;
  /** Id of the screen's document. */
  readonly screen: string;
  /** Something of the lender's data, in en_US, or "brand" for the brand's name; absent for a form that shows neither. */
  readonly sees?: RegExp | "brand";
  /** It shows the names of a brand's keys, which look like text keys without words. */
  readonly names?: boolean;
  /** Taps that lead there, where an address alone does not. */
  readonly by?: (tour: Underway) => Promise<void>;
  /** Where it hands over at once, and what it leaves in the session; what must show then shows there. */
  readonly leads?: { readonly to: string; readonly leaves?: string };
}

/** Stops that one person sees in one visit; a guest without a persona. */
export interface Leg {
  readonly persona?: number;
  readonly stops: readonly Stop[];
}
