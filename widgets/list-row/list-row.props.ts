/* Generated from list-row.schema.json by npm run generate. */

import type { IconName, Tone } from "../shared/names.ts";

/**
 * One line: a title, a detail under it, and something at the end.
 */
export interface ListRowProps {
  /**
   * Main words.
   */
  title: string;
  /**
   * Second line.
   */
  detail?: string;
  /**
   * Words or a figure at the end.
   */
  trailing?: string;
  /**
   * Under the trailing words.
   */
  trailingDetail?: string;
  /**
   * Words of a chip.
   */
  chip?: string;
  /**
   * Tone of the chip.
   */
  tone?: Tone;
  /**
   * Icon at the start.
   */
  icon?: IconName;
  /**
   * A dot: not read yet.
   */
  unread?: boolean;
  /**
   * The line that matters most, for example what the others add up to.
   */
  strong?: boolean;
  /**
   * The row can be pressed and shows a chevron.
   */
  pressable?: boolean;
}
