/* Generated from loan-card.schema.json by npm run generate. */

import type { Tone } from "../shared/names.ts";

/**
 * One loan in a list: amount, state, dates.
 */
export interface LoanCardProps {
  /**
   * Heading, for example the loan's number or product.
   */
  title: string;
  /**
   * What the amount is, for example 'Left to pay'.
   */
  label?: string;
  /**
   * The figure, in kobo
   */
  amount: number;
  /**
   * The loan's state in words.
   */
  chip?: string;
  /**
   * Tone of the chip.
   */
  tone?: Tone;
  /**
   * Small facts under the figure.
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
     * false leaves the line out. Default true.
     */
    shown?: boolean;
  }[];
  /**
   * Words at the foot, for example 'Repay'; absent, a chevron.
   */
  actionLabel?: string;
  /**
   * The whole card can be pressed. Default true.
   */
  pressable?: boolean;
}
