/* Generated from tab-bar.schema.json by npm run generate. */

/**
 * The footer's ways between the app's main screens, fixed above the safe area.
 */
export interface TabBarProps {
  /**
   * The tabs, in order.
   */
  items: {
    /**
     * What select carries.
     */
    id: string;
    /**
     * Words under the icon.
     */
    label: string;
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
     * This tab is the current screen; pressing it does nothing.
     */
    active?: boolean;
    /**
     * A red dot: there is something to see.
     */
    dot?: boolean;
  }[];
}
