/* Generated from the widget's schema by `npm run generate`. */

/**
 * One way on in a menu.
 */
export interface MenuItemProps {
  /**
   * The icon.
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
   * Where it goes.
   */
  label: string;
  /**
   * A second, quiet line or value.
   */
  hint?: string;
  /**
   * A short count or word.
   */
  badge?: string;
  /**
   * A red dot.
   */
  dot?: boolean;
}
