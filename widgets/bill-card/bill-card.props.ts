/* Generated from bill-card.schema.json by npm run generate. */

import type { Tone } from "../shared/names.ts";

/**
 * The current bill: what is due next, when, and the way to pay it.
 */
export interface BillCardProps {
  /**
   * Heading, for example 'Your bill' or the loan's number.
   */
  title: string;
  /**
   * What the amount is, for example 'Next payment'.
   */
  label?: string;
  /**
   * The figure, in kobo
   */
  amount: number;
  /**
   * Further figures under it, for example what is left in all.
   */
  facts?: {
    /**
     * What it is.
     */
    label: string;
    /**
     * Its value.
     */
    value: string;
    /**
     * false leaves the line out, for example of what is repaid where nothing is. Default true.
     */
    shown?: boolean;
  }[];
  /**
   * When it is due, epoch ms
   */
  due?: number;
  /**
   * Due date as words instead of the formatted due.
   */
  dueText?: string;
  /**
   * Days until due; 0 today, negative when overdue. Makes the chip when none is given.
   */
  daysLeft?: number;
  /**
   * Words of the chip instead of the days.
   */
  chip?: string;
  /**
   * Tone of the chip; danger colours the figure too.
   */
  tone?: Tone;
  /**
   * One sentence more, for example the late fee so far.
   */
  note?: string;
  /**
   * hero, the default: the bill that the screen is about, with the amount in the largest size and the date in words; compact: one of a list, with dd/MM/yyyy.
   */
  variant?: "hero" | "compact";
  /**
   * Words of the main action; absent, none.
   */
  actionLabel?: string;
  /**
   * Words of a quieter action; absent, none.
   */
  secondaryLabel?: string;
  /**
   * The brand's shape: solid has a stripe at its side, split a tinted head, ring all in its middle, plain a line above and no card. Absent, a card.
   */
  layout?: "solid" | "split" | "ring" | "plain";
}
