/* Generated from the widget's schema by `npm run generate`. */

/**
 * A loan product: how much, how long, at what rate.
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
   * Rate in words.
   */
  rate?: string;
  /**
   * The icon; default money.
   */
  icon?:
    | "bank"
    | "bell"
    | "bill"
    | "book"
    | "calendar"
    | "card"
    | "chat"
    | "check"
    | "clock"
    | "document"
    | "gift"
    | "globe"
    | "headset"
    | "help"
    | "home"
    | "info"
    | "lock"
    | "mail"
    | "money"
    | "percent"
    | "phone"
    | "profile"
    | "scan"
    | "send"
    | "settings"
    | "shield"
    | "star"
    | "ticket"
    | "trend"
    | "trophy"
    | "user-plus"
    | "users"
    | "wallet"
    | "warning"
    | "zap";
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
