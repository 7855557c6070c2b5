/* Generated from menu-item.schema.json by npm run generate. */

/**
 * One way on in a menu.
 */
export interface MenuItemProps {
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
