/* Generated from installment-list.schema.json by npm run generate. */

import type { Tone } from "../shared/names.ts";

/**
 * Periods of a loan to pay now. They are paid in order: choosing one chooses all before it.
 */
export interface InstallmentListProps {
  /**
   * Name of the group; default: fixed words.
   */
  label?: string;
  /**
   * The periods, in order.
   */
  periods: {
    /**
     * Name of the period; default: its number in fixed words.
     */
    label?: string;
    /**
     * When it is due, epoch ms
     */
    due?: number;
    /**
     * What it costs now, in kobo; of one that is settled, what was paid
     */
    amount: number;
    /**
     * State in words.
     */
    status?: string;
    /**
     * Tone of the state.
     */
    tone?: Tone;
    /**
     * One line more, for example a waived fee.
     */
    note?: string;
    /**
     * What was paid of it so far, in kobo
     */
    repaid?: number;
    /**
     * It is settled and cannot be chosen.
     */
    paid?: boolean;
  }[];
}
