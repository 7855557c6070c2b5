/* Generated from the widget's schema by `npm run generate`. */

/**
 * A quick action: an icon and a word.
 */
export interface TileProps {
  /**
   * The icon.
   */
  icon:
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
   * The word.
   */
  label: string;
  /**
   * A quiet word below.
   */
  hint?: string;
  /**
   * A short count or word.
   */
  badge?: string;
  /**
   * It cannot be pressed now.
   */
  disabled?: boolean;
}
