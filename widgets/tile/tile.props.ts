/* Generated from tile.schema.json by npm run generate. */

/**
 * A quick action: an icon and a word.
 */
export interface TileProps {
  /**
   * The icon.
   */
  icon:
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
