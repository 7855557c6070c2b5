/* Generated from account-card.schema.json by npm run generate. */

import type { Tone } from "../shared/names.ts";

/**
 * A bank account or card, shown or to be chosen.
 */
export interface AccountCardProps {
  /**
   * account (default) or card.
   */
  kind?: "account" | "card";
  /**
   * The bank's name.
   */
  bank: string;
  /**
   * Number, masked where it must be.
   */
  number: string;
  /**
   * Holder's name.
   */
  holder?: string;
  /**
   * State in words.
   */
  chip?: string;
  /**
   * Tone of the chip.
   */
  tone?: Tone;
  /**
   * Bound value that stands for this one: the tile then is a radio.
   */
  choice?: string;
  /**
   * It cannot be used now.
   */
  disabled?: boolean;
  /**
   * Why it cannot be used.
   */
  reason?: string;
  /**
   * Without choice: the whole tile can be pressed.
   */
  pressable?: boolean;
  /**
   * What a button for what else can be done with it is called, before the bank and number; absent, none.
   */
  moreLabel?: string;
  /**
   * Words of an action at its foot; absent, none.
   */
  actionLabel?: string;
}
