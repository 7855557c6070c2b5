/* Generated from product-card.schema.json by npm run generate. */

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
   * The icon; default banknote.
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
