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
   * How the brand speaks, where a text is written for its voice as well; plain is the text as it is. What a loan costs is said in the same words by every brand.
   */
  voice: "plain" | "formal" | "warm" | "brisk";
  /**
   * Shapes of screens
   *
   * How the screens beyond home are laid out: each place by itself, in the shapes that the first card of home has too.
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
     * At most (B6); no less than the interest of a first loan comes to a day. No finer than it is shown, so that what is claimed is what is read.
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
     * Who comes by one of the intercepted channels (Lists) borrows in the native app only.
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
     * Encryption of calls
     *
     * What the app and the lender's server say to each other travels encrypted once more, beside the usual https (C2).
     */
    encryption: boolean;
    /**
     * Hidden addresses of calls
     *
     * What is asked of the lender's server cannot be seen from the address, for the public (C7).
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
     * A page with every way into the app; not for the public.
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
     * Digits of a number as it is typed, with its leading 0 (V1, K1).
     *
     * Unit: digits.
     */
    phoneLength: number;
    /**
     * Length of an account number
     *
     * Digits of the number of a bank account (V2, K1).
     *
     * Unit: digits.
     */
    accountLength: number;
    /**
     * Length of a BVN
     *
     * Digits of a bank verification number (V3, K1).
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
     * Characters that are read off a picture, to tell people from programs (V8).
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
    cardPinLength: 4 | 6;
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
    transactionPinLength: 4 | 6;
    /**
     * Length of a login PIN
     *
     * The PIN that logs in instead of a password (V4).
     *
     * Unit: digits.
     */
    loginPinLength: 4 | 6;
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
     * The same for who registered before the app went online under Online since (V7).
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
     * How long a toast, a short message over the screen, shows (D4).
     *
     * Unit: ms.
     */
    toastMs: number;
    /**
     * Toast, longer
     *
     * Added for each character of a message that is longer than the number under Toast, characters (D4).
     *
     * Unit: ms.
     */
    toastCharacterMs: number;
    /**
     * Toast, characters
     *
     * A message of up to so many characters shows as long as Toast says (D4).
     *
     * Unit: characters.
     */
    toastCharacters: number;
    /**
     * Screen behind a dialog
     *
     * How dark the screen behind a dialog is: 0 as it was, 1 black (D7).
     *
     * Unit: share.
     */
    maskOpacity: number;
    /**
     * Language is kept
     *
     * How long the language is kept (K6).
     *
     * Unit: days.
     */
    cookieDays: number;
    /**
     * Widest layout
     *
     * On a screen wider than this, sizes grow no more (K7).
     *
     * Unit: px.
     */
    rootWidth: number;
    /**
     * Parts of the width
     *
     * All sizes are the width of the screen, up to the widest layout, divided by this (K7).
     *
     * Unit: parts.
     */
    rootParts: number;
    /**
     * Click tracking
     *
     * What is pressed is counted from so long after the start on (K8).
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
     * Loading a part of the app
     *
     * How long a part of the app that is loaded later is waited for (C18).
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
     * Unit: epoch seconds.
     */
    onlineTime: number;
    /**
     * Emergency version
     *
     * The version that is said in reports where the app is reached by a bare network address; {ip} stands for that address (K9).
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
     * Where a link may leave the app to: exact hosts, as www.example.com; .example.com for all below it.
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
     * Channels on the web
     *
     * Channels that may come in by the address for partners, besides theirs (V14).
     */
    h5Channels: string[];
    /**
     * Channel of all others
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
      /**
       * Items: Phone numbers
       */
      [k: string]: string[];
    };
    /**
     * Banners
     *
     * The slides of home's banner, in order. The list is said as a whole; an empty one takes the banner away.
     */
    banner: {
      /**
       * Id
       *
       * Finds its words, which stand under Texts, in every language: its title, its text and its button. Other words want another name.
       */
      id: string;
      /**
       * Target
       *
       * Where it leads: a screen of the app (/bill, /guide/borrow), or an https address of one of the hosts (Lists). While a brand has that screen closed, it is not offered.
       */
      linkUrl: string;
      /**
       * Picture
       *
       * A picture that lies with the app, as /assets/summer.png, or on one of the hosts (Lists). Where it cannot be had, the drawing.
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
       * As 2026-03-02, in Lagos: it shows from 00:00 of that day on. Without one, at once.
       */
      from?: string;
      /**
       * Last day
       *
       * As 2026-03-31, in Lagos: it shows until the end of that day. Without one, for good.
       */
      until?: string;
    }[];
    /**
     * Activities
     *
     * The offers among the activities of home, in order, for whoever has no coupon. The list is said as a whole; an empty one leaves none.
     */
    activities: {
      /**
       * Id
       *
       * Finds its words, which stand under Texts, in every language: its title, its text and its button. Other words want another name.
       */
      id: string;
      /**
       * Target
       *
       * Where it leads: a screen of the app (/bill, /guide/borrow), or an https address of one of the hosts (Lists). While a brand has that screen closed, it is not offered.
       */
      linkUrl: string;
      /**
       * Picture
       *
       * A picture that lies with the app, as /assets/summer.png, or on one of the hosts (Lists). Where it cannot be had, the icon.
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
       * As 2026-03-02, in Lagos: it shows from 00:00 of that day on. Without one, at once.
       */
      from?: string;
      /**
       * Last day
       *
       * As 2026-03-31, in Lagos: it shows until the end of that day. Without one, for good.
       */
      until?: string;
    }[];
  };
  /**
   * Languages
   *
   * Which languages the app speaks.
   */
  language: {
    /**
     * First language
     *
     * The language of a first visit: one of those that are offered.
     */
    default: string;
    /**
     * Languages offered
     *
     * Every language that is offered.
     *
     * @minItems 1
     */
    all: [string, ...string[]];
  };
  /**
   * Ways
   *
   * Where the app leads people.
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
   * How the lender's server is reached. For whoever runs that server: wrong values here cut the app off.
   */
  api: {
    /**
     * Server
     *
     * The lender's server where it is another one than the app's, as https://api.lender.example, or http://localhost:4100 for one of your own machine; it must allow this app. Without one, the app's own.
     */
    base?: string;
    /**
     * Address of calls
     *
     * The beginning of every address at the lender's server.
     */
    mount: string;
    /**
     * Address of the mall's calls
     *
     * The same for the mall.
     */
    mall: string;
    /**
     * Key
     *
     * Which key the encryption uses (C2, C7).
     */
    keyId: string;
    /**
     * Names in every call
     *
     * What the things are called that go with every call to the lender's server (C1).
     */
    names: {
      /**
       * Name of the token
       *
       * What the sign of who is logged in is called (C1).
       */
      token: string;
      /**
       * Name of the user's number
       *
       * What the number of the user is called (C1).
       */
      userId: string;
      /**
       * Name of the kind of app
       *
       * What the kind of app is called (C1).
       */
      channelFlag: string;
      /**
       * Name of the business code
       *
       * What the code of the business is called (C1).
       */
      business: string;
      /**
       * Name of the language
       *
       * What the language is called (C1).
       */
      language: string;
      /**
       * Name of the channel code
       *
       * What the code of the channel is called (C1).
       */
      channel: string;
      /**
       * Name of the sign of encryption
       *
       * What it is called that says whether a call is encrypted (C1).
       */
      encrypted: string;
      /**
       * Name of the source
       *
       * What the source is called (C1).
       */
      source: string;
    };
    /**
     * Token
     *
     * Whether the sign of who is logged in travels in the address (query) or beside it (header).
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
     * Where at the lender's server it is counted what is used (C16).
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
