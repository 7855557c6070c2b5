/* Generated from icon.schema.json by npm run generate. */

/**
 * A drawing that stands for something.
 */
export interface IconProps {
  /**
   * Which one.
   */
  name:
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
   * px at 375. Default 24.
   */
  size?: 16 | 20 | 24 | 32 | 40;
  /**
   * Default the colour of the text around it.
   */
  tone?: "ink" | "soft" | "brand" | "danger" | "warn" | "good" | "on-brand";
  /**
   * On a soft round ground.
   */
  backed?: boolean;
  /**
   * Read out; leave it away when words stand beside it.
   */
  label?: string;
}
