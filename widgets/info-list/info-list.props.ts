/* Generated from info-list.schema.json by npm run generate. */

/**
 * The brand's claims: an icon, a figure, a few words each.
 */
export interface InfoListProps {
  /**
   * Heading.
   */
  title?: string;
  /**
   * The claims, in order.
   */
  items: {
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
     * The short, large part, for example '3 minutes'.
     */
    figure?: string;
    /**
     * What it says.
     */
    text: string;
  }[];
  /**
   * row lays them side by side (default); stack one below the other.
   */
  variant?: "row" | "stack";
}
