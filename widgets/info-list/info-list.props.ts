/* Generated from the widget's schema by `npm run generate`. */

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
   *
   * @maxItems 8
   */
  items:
    | []
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ]
    | [
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        },
        {
          /**
           * The icon.
           */
          icon:
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
           * The short, large part, for example '3 minutes'.
           */
          figure?: string;
          /**
           * What it says.
           */
          text: string;
        }
      ];
  /**
   * row lays them side by side (default); stack one below the other.
   */
  variant?: "row" | "stack";
}
