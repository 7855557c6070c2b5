/* Generated from status-chip.schema.json by npm run generate. */

import type { IconName, Tone } from "../shared/names.ts";

/**
 * A state as colour, icon and word.
 */
export interface StatusChipProps {
  /**
   * The state in words.
   */
  text: string;
  /**
   * Which colour and icon. Default neutral.
   */
  tone?: Tone;
  /**
   * Another icon than the tone's.
   */
  icon?: IconName;
}
