/* Generated from the widget's schema by `npm run generate`. */

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
  tone?: "neutral" | "info" | "good" | "warn" | "danger";
  /**
   * Icon at the start.
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
   * A dot: not read yet.
   */
  unread?: boolean;
  /**
   * The row can be pressed and shows a chevron.
   */
  pressable?: boolean;
}
