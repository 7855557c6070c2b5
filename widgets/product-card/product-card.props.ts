/* Generated from product-card.schema.json by npm run generate. */

import type { IconName } from "../shared/names.ts";

/**
 * A loan product: how much, how long, what it costs.
 */
export interface ProductCardProps {
  /**
   * The product's name.
   */
  name: string;
  /**
   * Amounts, for example '₦3,000 – ₦225,000'.
   */
  range: string;
  /**
   * Period in words.
   */
  period?: string;
  /**
   * What a loan of it costs, in words.
   */
  cost?: string;
  /**
   * The icon; default banknote.
   */
  icon?: IconName;
  /**
   * It is not open yet.
   */
  locked?: boolean;
  /**
   * How to open it, shown when locked.
   */
  lockedText?: string;
  /**
   * A short word in the corner.
   */
  badge?: string;
  /**
   * card stands alone (default); list is one compact row.
   */
  variant?: "card" | "list";
  /**
   * Words of the action; absent, a chevron.
   */
  actionLabel?: string;
}
