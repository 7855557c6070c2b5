/* Generated from schemas/brand.schema.json by npm run generate. */

/**
 * What varies: base, business, channel and pair are merged in this order (RFC 7396); each file states only what it changes, null takes away what a brand may go without.
 */
export interface BrandValues {
  /**
   * Name
   *
   * The name that the borrower sees.
   */
  name: string;
  /**
   * Legal name
   *
   * The lender's legal name.
   */
  legalName: string;
  /**
   * Licence
   *
   * The number under which the regulator has approved the lender (FCCPC).
   */
  licence: string;
  /**
   * Voice
   *
   * How the brand speaks where a text has a form for its voice (`key_warm`); plain is the text itself. What a loan costs is said in the same words by every brand.
   */
  voice: "plain" | "formal" | "warm" | "brisk";
  /**
   * Shapes of screens
   *
   * How the screens beyond home are laid out, in the words of home's hero: each place by itself.
   */
  shapes: {
    /**
     * Head of the login
     *
     * How the mark and the first words of the login stand. solid is a block of the brand's colour, split the mark beside the words under a line, ring the mark in a round field, plain words at the left with the mark small above.
     */
    login: "solid" | "split" | "ring" | "plain";
    /**
     * Figure of a screen
     *
     * How the figure stands that a screen is about: what is paid out where a loan is confirmed, what is left on the bills. solid is a filled card, split a tinted card under a line, ring a round-cornered card with all in its middle, plain a bare figure at the left.
     */
    figure: "solid" | "split" | "ring" | "plain";
    /**
     * Card of a bill
     *
     * How a bill stands in its card, on home and among the bills. solid has a stripe of the brand's colour at its side, split a tinted head, ring all in its middle, plain no card around it but a line above.
     */
    bill: "solid" | "split" | "ring" | "plain";
    /**
     * Result
     *
     * How it stands what became of a loan or a payment. solid is a filled head, split a card with the drawing beside the words, ring the drawing in a round field, plain words at the left with the drawing above.
     */
    result: "solid" | "split" | "ring" | "plain";
  };
  /**
   * Claims
   *
   * What the brand may claim, as figures.
   */
  claims: {
    /**
     * Application
     *
     * An application takes so long (B6).
     *
     * Unit: minutes.
     */
    applyMinutes: number;
    /**
     * Approval
     *
     * It is approved within (B6). At least 3: an application goes over a phone's line and back before anybody sees its answer.
     *
     * Unit: seconds.
     */
    approveSeconds: number;
    /**
     * Credit
     *
     * The money is there within (B6). At least 10: it goes from bank to bank once the loan is approved.
     *
     * Unit: seconds.
     */
    creditSeconds: number;
    /**
     * Interest a day
     *
     * At most (B6); no less than the interest of a first loan comes to a day.
     *
     * Unit: percent.
     */
    dailyInterestPercent: number;
    /**
     * Up to
     *
     * The most that is advertised (B6): no more than the lender's largest product, no less than the fallback product's.
     *
     * Unit: kobo.
     */
    maximumAmount: number;
  };
  /**
   * Features
   *
   * Features, on or off.
   */
  flags: {
    /**
     * Online service
     *
     * A page where help is reached, its entries in the menu and on help pages, and the way there when the app shows a fault.
     */
    onlineService: boolean;
    /**
     * Change of the phone
     *
     * The four steps that change the number somebody logs in with.
     */
    phoneUpdate: boolean;
    /**
     * Bank cards
     *
     * Cards: the list, adding one, activating it, and paying a bill by card. Off, bills are paid by transfer.
     */
    bankCard: boolean;
    /**
     * Coupons
     *
     * Coupons: their list, choosing one for a loan, the coupons that are given for e-mail and card, and every word that promises one.
     */
    voucher: boolean;
    /**
     * What a loan is for
     *
     * What is said about the purpose of a loan where one is applied for, and with its details.
     */
    loanReason: boolean;
    /**
     * Debug console by taps
     *
     * Quick taps on the page open the debug console. The console also comes by itself on test hosts.
     */
    backDoor: boolean;
    /**
     * Loan agreement
     *
     * The entries of the loan agreement in the My menu and on home. Where somebody agrees to it, it can be read all the same.
     */
    userAgreement: boolean;
    /**
     * Intercepted channels
     *
     * Channels of `lists.interceptChannels` borrow in the native app only.
     */
    loanIntercept: boolean;
    /**
     * Second credit line
     *
     * A borrower whom the first line refuses may be offered the second.
     */
    subLoan: boolean;
    /**
     * Red bags
     *
     * Red bags take the place of cash coupons.
     */
    redBag: boolean;
    /**
     * Invitations
     *
     * Inviting friends: the page, its rule, and the entries that lead there.
     */
    inviteFriend: boolean;
    /**
     * iPhone
     *
     * The way to the app for iPhones.
     */
    iosSupport: boolean;
    /**
     * Shows contacts
     *
     * Contacts of the phone are shown in the app: it then makes no promise about contacts.
     */
    contactDisplay: boolean;
    /**
     * Choice of language
     *
     * The entry that changes the language.
     */
    languageSwitch: boolean;
    /**
     * Bank accounts
     *
     * The entry of bank accounts in the My menu.
     */
    bankAccount: boolean;
    /**
     * Messages
     *
     * An entry of the My menu for messages. Without it they are read all the same: while some are new the page of My says so, and help leads there.
     */
    messageCenter: boolean;
    /**
     * Asks for contacts
     *
     * Emergency contacts may be picked from the phone's own, by the native app. Read the regulations first.
     */
    askContacts: boolean;
    /**
     * Asks for the location
     *
     * The native app is asked for the location before the credit information. Read the regulations first.
     */
    askLocation: boolean;
    /**
     * Asks for the call log
     *
     * The native app is asked for the call log before the credit information. Read the regulations first.
     */
    askCallLog: boolean;
    /**
     * Sealed bodies
     *
     * Bodies of calls and their answers travel encrypted, on top of TLS, where their address has /ostrader/ or /soda/ in it (C2).
     */
    encryption: boolean;
    /**
     * Hidden paths
     *
     * The paths of calls travel hidden in production.
     */
    obfuscateUrls: boolean;
    /**
     * Entry parameters
     *
     * What a link brings along about a loan (its number and amounts) is kept for the session.
     */
    entryParams: boolean;
    /**
     * Security scan
     *
     * The timed dialog about the background scan, after each login.
     */
    securityScan: boolean;
    /**
     * Test page
     *
     * The page /test, with every way into the app; not for the public.
     */
    testPage: boolean;
  };
  /**
   * Figures
   *
   * Figures of the product: lengths, limits, times.
   */
  constants: {
    /**
     * Length of a phone number
     *
     * A number as it is typed with its leading 0 (V1, K1).
     *
     * Unit: digits.
     */
    phoneLength: number;
    /**
     * Length of an account number
     *
     * Number of a bank account (V2, K1).
     *
     * Unit: digits.
     */
    accountLength: number;
    /**
     * Length of a BVN
     *
     * Bank verification number (V3, K1).
     *
     * Unit: digits.
     */
    bvnLength: number;
    /**
     * Emergency contacts
     *
     * How many are asked for (V10, K1).
     *
     * Unit: contacts.
     */
    contactCount: number;
    /**
     * Contacts of the family
     *
     * How many of them are spouse, father or mother (V10).
     *
     * Unit: contacts.
     */
    minFamily: number;
    /**
     * Length of an SMS code
     *
     * The verification code (K1).
     *
     * Unit: digits.
     */
    codeLength: number;
    /**
     * Length of a picture code
     *
     * Characters of the picture captcha (V8).
     *
     * Unit: characters.
     */
    graphicCodeLength: number;
    /**
     * Length of an e-mail code
     *
     * The code that binds an e-mail (V12).
     *
     * Unit: digits.
     */
    mailCodeLength: number;
    /**
     * Length of a card PIN
     *
     * The PIN of a bank card (V6).
     *
     * Unit: digits.
     */
    cardPinLength: number;
    /**
     * Length of a card code
     *
     * The code that a bank sends to the holder of a card (V6).
     *
     * Unit: digits.
     */
    cardOtpLength: number;
    /**
     * Length of the transaction PIN
     *
     * The PIN that signs for loans and payments (V4).
     *
     * Unit: digits.
     */
    transactionPinLength: number;
    /**
     * Length of a login PIN
     *
     * The PIN that logs in instead of a password (V4).
     *
     * Unit: digits.
     */
    loginPinLength: number;
    /**
     * Valid tries
     *
     * How often a code or a password may be wrong before it is closed (K1).
     *
     * Unit: tries.
     */
    validNumber: number;
    /**
     * Fallback product
     *
     * What is shown where the lender names no product: to guests (K2).
     */
    fallbackProduct: {
      /**
       * Rate
       *
       * Charge of one period, as a share of the principal.
       *
       * Unit: share.
       */
      rate: number;
      /**
       * Most
       *
       * The most that is lent.
       *
       * Unit: kobo.
       */
      max: number;
      /**
       * Least
       *
       * The least that is lent.
       *
       * Unit: kobo.
       */
      min: number;
      /**
       * Step
       *
       * Amounts are a multiple of it.
       *
       * Unit: kobo.
       */
      multiple: number;
    };
    /**
     * Period
     *
     * How long a first loan runs (K2).
     *
     * Unit: days.
     */
    periodDays: number;
    /**
     * Due time
     *
     * Time of the due day, in Lagos, until which a bill is paid in time (K4).
     *
     * Unit: time of day.
     */
    dueTime: string;
    /**
     * Late fee a day
     *
     * Share of the remaining principal that each day late costs (K4).
     *
     * Unit: share.
     */
    overdueDailyRate: number;
    /**
     * Least repayment
     *
     * The least that may be paid of a bill (V13).
     *
     * Unit: kobo.
     */
    minimumRepayment: number;
    /**
     * Least withdrawal
     *
     * The least that may be withdrawn (V7).
     *
     * Unit: kobo.
     */
    withdrawalMinimum: number;
    /**
     * Least withdrawal, older activities
     *
     * The same for those who registered before `onlineTime` (V7).
     *
     * Unit: kobo.
     */
    withdrawalMinimumOlder: number;
    /**
     * Time of a withdrawal
     *
     * How long the bank takes (K5).
     */
    withdrawalDays: {
      /**
       * At least
       *
       * Working days.
       *
       * Unit: working days.
       */
      from: number;
      /**
       * At most
       *
       * Working days.
       *
       * Unit: working days.
       */
      to: number;
    };
    /**
     * Time to confirm an extension
     *
     * How long an offered extension waits (F3).
     *
     * Unit: hours.
     */
    extensionHours: number;
    /**
     * Days of reminders
     *
     * Which days before a payment is due a borrower may choose to be reminded on, beside the day itself (F34).
     */
    reminderDays: {
      /**
       * First
       *
       * Days before a payment is due.
       *
       * Unit: days before.
       */
      first: number;
      /**
       * Second
       *
       * Days before a payment is due.
       *
       * Unit: days before.
       */
      second: number;
      /**
       * Third
       *
       * Days before a payment is due.
       *
       * Unit: days before.
       */
      third: number;
    };
    /**
     * Time of reminders
     *
     * Time of the day, in Lagos, at which reminders are sent; on the due day an hour before it is due at the latest (F34).
     *
     * Unit: time of day.
     */
    reminderTime: string;
    /**
     * Time of a cancellation
     *
     * How long cancelling an account takes; logging in meanwhile withdraws it (F5).
     *
     * Unit: days.
     */
    cancellationDays: number;
    /**
     * Time to an answer
     *
     * Within which a complaint is answered.
     *
     * Unit: hours.
     */
    answerHours: number;
    /**
     * Time to settle a complaint
     *
     * Within which a complaint is settled.
     *
     * Unit: hours.
     */
    complaintHours: number;
    /**
     * Loans are kept
     *
     * How long what belongs to a loan is kept after it is repaid, and of an account that was closed what tells its owner again (F25).
     *
     * Unit: years.
     */
    keepLoanYears: number;
    /**
     * Applications are kept
     *
     * How long an application without a loan is kept, and of an account without a loan what tells its owner again (F25).
     *
     * Unit: years.
     */
    keepApplicationYears: number;
    /**
     * Page views are kept
     *
     * How long it is kept which pages were opened (F25). The lender's own is the default brand's.
     *
     * Unit: days.
     */
    keepUseDays: number;
    /**
     * Sent text messages are kept
     *
     * How long it is kept that a text message was sent (F25). The lender's own is the default brand's.
     *
     * Unit: days.
     */
    keepSentDays: number;
    /**
     * Cost of activating a card
     *
     * Taken once, refunded after a successful loan (F11).
     *
     * Unit: kobo.
     */
    activationAmount: number;
    /**
     * Coupon
     *
     * What the coupon for activating a card or binding an e-mail is worth (F11).
     *
     * Unit: kobo.
     */
    couponAmount: number;
    /**
     * Submissions a day
     *
     * How often activating a card or binding an e-mail may be begun a day (F11).
     *
     * Unit: times.
     */
    submissionsPerDay: number;
    /**
     * Time of a submission
     *
     * Within which a submission is completed (F11).
     *
     * Unit: minutes.
     */
    submissionMinutes: number;
    /**
     * Freeze
     *
     * How long it is closed after the last submission of a day (F11).
     *
     * Unit: hours.
     */
    freezeHours: number;
    /**
     * Time to transfer
     *
     * How long a virtual account is kept for a transfer (F11).
     *
     * Unit: minutes.
     */
    transferMinutes: number;
    /**
     * Next SMS
     *
     * When another code can be asked for.
     *
     * Unit: seconds.
     */
    resendSeconds: number;
    /**
     * Security scan
     *
     * Seconds that the dialog counts down (D1).
     *
     * Unit: seconds.
     */
    scanSeconds: number;
    /**
     * Scan agreed beforehand
     *
     * The agreement of the security scan is ticked beforehand (D1). Read the regulations first.
     */
    scanAgreementChecked: boolean;
    /**
     * Toast
     *
     * How long a toast shows (D4).
     *
     * Unit: ms.
     */
    toastMs: number;
    /**
     * Toast, longer
     *
     * Added for each character beyond `toastCharacters` (D4).
     *
     * Unit: ms.
     */
    toastCharacterMs: number;
    /**
     * Toast, characters
     *
     * Up to so many, a toast shows for `toastMs` (D4).
     *
     * Unit: characters.
     */
    toastCharacters: number;
    /**
     * Mask
     *
     * How opaque the mask behind a dialog is (D7).
     *
     * Unit: share.
     */
    maskOpacity: number;
    /**
     * Cookie
     *
     * How long the language is kept (K6).
     *
     * Unit: days.
     */
    cookieDays: number;
    /**
     * Widest layout
     *
     * From this width on sizes stay those of a phone (K7).
     *
     * Unit: px.
     */
    rootWidth: number;
    /**
     * Parts of the width
     *
     * The root font size is the width through this (K7).
     *
     * Unit: parts.
     */
    rootParts: number;
    /**
     * Click tracking
     *
     * Binds so long after the start (K8).
     *
     * Unit: ms.
     */
    clickTrackingDelayMs: number;
    /**
     * Page start
     *
     * A page begins so long after it was updated (K8).
     *
     * Unit: ms.
     */
    pageInitDelayMs: number;
    /**
     * Back door, taps
     *
     * So many quick taps open the debug console (D6).
     *
     * Unit: taps.
     */
    backDoorClicks: number;
    /**
     * Back door, gap
     *
     * The longest time between two of them (D6).
     *
     * Unit: ms.
     */
    backDoorGapMs: number;
    /**
     * Debug console
     *
     * On test hosts it comes so long after the start (D6).
     *
     * Unit: ms.
     */
    consoleDelayMs: number;
    /**
     * Hidden page
     *
     * A secret that was typed is wiped after the page was hidden for so long (R78).
     *
     * Unit: ms.
     */
    secretsHiddenMs: number;
    /**
     * Script
     *
     * How long a script is waited for (C18).
     *
     * Unit: ms.
     */
    chunkTimeoutMs: number;
    /**
     * Rating prompt
     *
     * How many of 100 borrowers are asked to rate the app (K9).
     *
     * Unit: percent.
     */
    ratingPercent: number;
    /**
     * Online since
     *
     * When the app went online (K9): who registered earlier is of the older activities.
     *
     * Unit: s.
     */
    onlineTime: number;
    /**
     * Emergency version
     *
     * The version that a page served from a bare address says in reports; {ip} stands for that address (K9).
     */
    emergencyVersion: string;
    /**
     * App version
     *
     * The version that is said where the native app says none (K9).
     */
    appVersion: string;
  };
  /**
   * Lists
   *
   * Lists: allowed hosts, channels, audit phones, what the banners of home show.
   */
  lists: {
    /**
     * Hosts
     *
     * Where a link may leave the app to: exact hosts; `.example.com` for all below.
     */
    allowList: string[];
    /**
     * Intercepted channels
     *
     * Channels whose borrowers are sent to the native app (A3).
     */
    interceptChannels: string[];
    /**
     * Test hosts
     *
     * Hosts on which the debug console comes by itself (D6).
     */
    testHosts: string[];
    /**
     * H5 channels
     *
     * Channels that /h5 lets in besides those of partners (V14).
     */
    h5Channels: string[];
    /**
     * H5 error channel
     *
     * The channel of whoever comes with another one (V14).
     */
    h5ErrorChannel: string;
    /**
     * Free channels
     *
     * Channels in which more calls are open without a login (A6).
     */
    freeChannels: string[];
    /**
     * Audit numbers
     *
     * Numbers of 10 digits by channel whose calls are answered with demo data (A4).
     */
    auditPhones: {
      [k: string]: string[];
    };
    /**
     * Banners
     *
     * The slides of home's banner, in order (sections banner and banner-media). A list is replaced as a whole; an empty one removes the banner.
     */
    banner: {
      /**
       * Id
       *
       * Its words stand under it in locales/<language>/slides.text.json: title_<id>, text_<id> and button_<id>, in every language. Other words want another id.
       */
      id: string;
      /**
       * Target
       *
       * Where it leads: a screen of the app with its parameters (/bill, /guide/borrow), or an https address of a host on lists.allowList. While a brand has that screen closed, the slide is not offered.
       */
      linkUrl: string;
      /**
       * Picture
       *
       * A picture of brands/assets, as /assets/<file>, or of a host on lists.allowList. Where it cannot be had, the drawing.
       */
      imageUrl?: string;
      /**
       * Drawing
       *
       * A drawing of the app in the brand's colours.
       */
      drawing?: string;
      /**
       * Ground
       *
       * The colour it stands on; brand unless it says so.
       */
      tone?: "brand" | "accent" | "soft";
      /**
       * First day
       *
       * yyyy-MM-dd, in Lagos: it shows from 00:00 of that day on. Absent, at once.
       */
      from?: string;
      /**
       * Last day
       *
       * yyyy-MM-dd, in Lagos: it shows until the end of that day. Absent, for good.
       */
      until?: string;
    }[];
    /**
     * Activities
     *
     * The offers of home's section active, in order, for whoever has no coupon. A list is replaced as a whole; an empty one leaves none.
     */
    activities: {
      /**
       * Id
       *
       * Its words stand under it in locales/<language>/slides.text.json: title_<id>, text_<id> and button_<id>, in every language. Other words want another id.
       */
      id: string;
      /**
       * Target
       *
       * Where it leads: a screen of the app with its parameters (/bill, /guide/borrow), or an https address of a host on lists.allowList. While a brand has that screen closed, the slide is not offered.
       */
      linkUrl: string;
      /**
       * Picture
       *
       * A picture of brands/assets, as /assets/<file>, or of a host on lists.allowList. Where it cannot be had, the icon.
       */
      imageUrl?: string;
      /**
       * Icon
       *
       * An icon of the app; a gift unless it says so.
       */
      icon?: string;
      /**
       * First day
       *
       * yyyy-MM-dd, in Lagos: it shows from 00:00 of that day on. Absent, at once.
       */
      from?: string;
      /**
       * Last day
       *
       * yyyy-MM-dd, in Lagos: it shows until the end of that day. Absent, for good.
       */
      until?: string;
    }[];
  };
  /**
   * Languages
   *
   * Languages.
   */
  language: {
    /**
     * The language of a first visit: one of those that are offered.
     */
    default: string;
    /**
     * Every language offered, as its folder of locales/ is named.
     */
    all: string[];
  };
  /**
   * Ways
   *
   * Named routes.
   */
  routes: {
    /**
     * Home
     *
     * Where somebody goes who is led nowhere else.
     */
    home: string;
    /**
     * Login
     *
     * Where a guest logs in.
     */
    login: string;
    /**
     * Entry
     *
     * Where a link into the app begins, and a guest is led whose screen this brand has closed.
     */
    entry: string;
    /**
     * Closed features
     *
     * Where somebody is led whose screen this brand has closed.
     */
    disabled: string;
    /**
     * Help
     *
     * Where help is reached.
     */
    service: string;
  };
  /**
   * The lender's server
   *
   * How the lender is reached: mounts, names of query parameters, time limits.
   */
  api: {
    /**
     * Origin
     *
     * Origin of the lender when it is another host, for example "https://api.lender.example", or http://localhost:4100 for one of your own machine; it must allow this app's origin. Absent, the app's own host.
     */
    base?: string;
    /**
     * Mount
     *
     * Where the lender's calls stand.
     */
    mount: string;
    /**
     * Mount of the mall
     *
     * Where the mall's calls stand.
     */
    mall: string;
    /**
     * Key
     *
     * Id of the key that bodies and paths are hidden with (C2, C7).
     */
    keyId: string;
    /**
     * Names in the query
     *
     * What the parameters are called that every call carries (C1).
     */
    names: {
      /**
       * Query: token
       *
       * Name of the parameter that carries the session's token (C1).
       */
      token: string;
      /**
       * Query: userId
       *
       * Name of the parameter that carries the user's id (C1).
       */
      userId: string;
      /**
       * Query: channelFlag
       *
       * Name of the parameter that carries the channel flag (C1).
       */
      channelFlag: string;
      /**
       * Query: business
       *
       * Name of the parameter that carries the business code (C1).
       */
      business: string;
      /**
       * Query: language
       *
       * Name of the parameter that carries the language (C1).
       */
      language: string;
      /**
       * Query: channel
       *
       * Name of the parameter that carries the channel code (C1).
       */
      channel: string;
      /**
       * Query: encrypted
       *
       * Name of the parameter that says that bodies are sealed (C1).
       */
      encrypted: string;
      /**
       * Query: source
       *
       * Name of the parameter that carries the source (C1).
       */
      source: string;
    };
    /**
     * Token
     *
     * Whether the session's token travels in the query or in a header.
     */
    tokenIn: "query" | "header";
    /**
     * Channel flag
     *
     * What every call says of the kind of app (C1).
     */
    channelFlag: string;
    /**
     * Collector
     *
     * Where tracking records are sent (C16).
     */
    tracking: string;
    /**
     * Time of a call
     *
     * How long an answer is waited for (C6).
     *
     * Unit: ms.
     */
    timeoutMs: number;
  };
  /**
   * How to reach us
   *
   * How to reach help.
   */
  support: {
    /**
     * Phone
     *
     * Help by phone.
     */
    phone: string;
    /**
     * E-mail
     *
     * Help by e-mail.
     */
    email: string;
    /**
     * Address
     *
     * Where the lender has its office: on receipts and statements.
     */
    address: string;
    /**
     * Hours
     *
     * When somebody answers.
     */
    hours: string;
    /**
     * Download
     *
     * Where the native app is got.
     */
    download: string;
  };
}
