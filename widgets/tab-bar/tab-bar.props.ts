/* Generated from the widget's schema by `npm run generate`. */

/**
 * The footer's ways between the app's main screens, fixed above the safe area.
 */
export interface TabBarProps {
  /**
   * The tabs, in order.
   *
   * @minItems 2
   * @maxItems 5
   */
  items:
    | [
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        }
      ]
    | [
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        }
      ]
    | [
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        }
      ]
    | [
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        },
        {
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
           * This tab is the current screen; pressing it does nothing.
           */
          active?: boolean;
          /**
           * A red dot: there is something to see.
           */
          dot?: boolean;
        }
      ];
}
