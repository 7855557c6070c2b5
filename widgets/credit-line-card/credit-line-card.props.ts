/* Generated from credit-line-card.schema.json by npm run generate. */

import type { MarkName } from "../shared/names.ts";

/**
 * The hero of home: what may be borrowed, how much of the line is used, and one action.
 */
export interface CreditLineCardProps {
  /**
   * What the big figure is, for example 'You can borrow'.
   */
  label: string;
  /**
   * The big figure, in kobo
   */
  available: number;
  /**
   * The whole line; absent, limit and used are not shown, in kobo
   */
  limit?: number;
  /**
   * Of it in use, in kobo
   */
  used?: number;
  /**
   * The brand's shape: solid is a filled card, split a two-part card, ring a gauge, plain a bare figure on the page. Default solid.
   */
  layout?: "solid" | "split" | "ring" | "plain";
  /**
   * guest has no line yet (the figure is what is advertised), limit has one (default), frozen may not use it.
   */
  state?: "guest" | "limit" | "frozen";
  /**
   * One sentence under the figure.
   */
  text?: string;
  /**
   * Words of a chip, for example why it is frozen.
   */
  chip?: string;
  /**
   * Words of the one action; absent, none.
   */
  actionLabel?: string;
  /**
   * The action cannot be pressed now.
   */
  disabled?: boolean;
  /**
   * A brand drawing in the background of solid and split.
   */
  mark?: MarkName;
}
