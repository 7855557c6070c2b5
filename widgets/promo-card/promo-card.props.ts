/* Generated from the widget's schema by `npm run generate`. */

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
   * Words of the action; absent, the whole card is still pressed.
   */
  actionLabel?: string;
}
