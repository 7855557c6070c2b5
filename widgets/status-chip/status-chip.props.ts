/* Generated from the widget's schema by `npm run generate`. */

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
  tone?: "neutral" | "info" | "good" | "warn" | "danger";
  /**
   * Another icon than the tone's.
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
}
