/* Generated from list-row.schema.json by npm run generate. */

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
    | "arrow-right"
    | "badge-check"
    | "ban"
    | "banknote"
    | "bell"
    | "bill"
    | "briefcase"
    | "building"
    | "calendar"
    | "calendar-clock"
    | "camera"
    | "car"
    | "cart"
    | "check"
    | "check-circle"
    | "chevron-down"
    | "chevron-right"
    | "clock"
    | "close"
    | "contact"
    | "copy"
    | "coupon"
    | "credit-card"
    | "download"
    | "external"
    | "eye"
    | "eye-off"
    | "file"
    | "gift"
    | "graduation"
    | "headset"
    | "heart-pulse"
    | "help"
    | "history"
    | "home"
    | "id-card"
    | "image"
    | "info"
    | "invite"
    | "language"
    | "location"
    | "lock"
    | "log-out"
    | "mail"
    | "menu"
    | "message"
    | "minus"
    | "more"
    | "pencil"
    | "percent"
    | "phone"
    | "plus"
    | "receipt"
    | "refresh"
    | "search"
    | "send"
    | "settings"
    | "share"
    | "shield"
    | "shield-check"
    | "smartphone"
    | "star"
    | "store"
    | "trash"
    | "transfer"
    | "trending-up"
    | "user"
    | "users"
    | "wallet"
    | "warning"
    | "wifi-off"
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
