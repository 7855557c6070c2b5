/* Generated from promo-card.schema.json by npm run generate. */

/**
 * An active offer: what it gives and until when.
 */
export interface PromoCardProps {
  /**
   * Headline.
   */
  title: string;
  /**
   * One sentence.
   */
  text?: string;
  /**
   * What it is worth, for example '₦100'.
   */
  badge?: string;
  /**
   * Until when, in words.
   */
  note?: string;
  /**
   * The icon; default gift.
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
   * Words of the action; absent, the whole card is still pressed.
   */
  actionLabel?: string;
}
