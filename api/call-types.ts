/* Generated from api/ and schemas/entities/ by npm run generate. */

/**
 * Whether somebody who is not logged in may make each call, what it takes and what it gives, by id.
 */
export interface Calls {
  "bankaccount-add": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankCode: string;
      accountNumber: string;
    };
    response: BankAccount;
  };
  "bankaccount-banks": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      banks: Bank[];
    };
  };
  "bankaccount-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      accounts: BankAccount[];
    };
  };
  "bankaccount-resolve": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankCode: string;
      accountNumber: string;
    };
    response: {
      holderName: string;
      bankName: string;
      /**
       * False: the number's check digit does not fit; wallets' numbers do not.
       */
      checkDigitOk: boolean;
    };
  };
  "bankcard-activate": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      activationGid: string;
      /**
       * 6 digits, where the bank asked for them (2801).
       */
      otp?: string;
    };
    response: {
      bankcardGid: string;
      /**
       * 1: active.
       */
      bankcardStatus: number;
      /**
       * What was charged.
       */
      fee: number;
      /**
       * Value of the coupon that was given for it; 0 when one was given before.
       */
      coupon: number;
    };
  };
  "bankcard-add": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      cardNo: string;
      expiryMonth: string;
      /**
       * Two digits, 20YY.
       */
      expiryYear: string;
      cvv: string;
    };
    response: CardActivation;
  };
  "bankcard-list": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      cards: BankCard[];
    };
  };
  "bankcard-otp": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      activationGid: string;
      /**
       * 6 digits.
       */
      otp: string;
    };
    response: CardActivation;
  };
  "bankcard-pin": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      activationGid: string;
      /**
       * 4 digits.
       */
      pin: string;
    };
    response: CardActivation;
  };
  "bankcard-remove": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bankcardGid: string;
    };
    response: {};
  };
  "bvn-modify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bvn: string;
    };
    response: {
      /**
       * Masked.
       */
      bvn: string;
      verified: boolean;
      /**
       * It was changed once and cannot be changed again.
       */
      modified: boolean;
    };
  };
  "bvn-verify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      bvn: string;
    };
    response: {
      /**
       * Masked.
       */
      bvn: string;
      verified: boolean;
      /**
       * It was changed once and cannot be changed again.
       */
      modified: boolean;
    };
  };
  "captcha-image": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Characters; 4 unless told.
       */
      length?: number;
    };
    response: {
      captchaId: string;
      /**
       * A picture as a data address.
       */
      image: string;
      length: number;
    };
  };
  "cipher-nonce": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      /**
       * What the keys of a session are derived from, good for 12 hours; sent back in the header `cipher` of each sealed call.
       */
      nonce: string;
    };
  };
  "consent-save": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * What was agreed to, for example the loan agreement.
       */
      consent: string;
      textVersion: string;
      granted: boolean;
    };
    response: {
      consentGid: string;
    };
  };
  "credit-contacts": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      contacts: {
        name: string;
        phone: string;
        relationship: "spouse" | "father" | "mother" | "child" | "sibling" | "friend" | "colleague" | "other" | "";
      }[];
    };
    response: {
      pages: {
        page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
        done: boolean;
      }[];
      /**
       * Pages not done.
       */
      missing: number;
    };
  };
  "credit-form-get": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: CreditForm;
  };
  "credit-form-save": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Which page is saved; fields of others are left alone.
       */
      page: "identity" | "personal" | "employment";
      idCard?: {
        /**
         * yyyy-MM-dd.
         */
        birthday?: string;
        firstName?: string;
        middleName?: string;
        surname?: string;
        /**
         * male or female.
         */
        gender?: string;
      };
      personal?: {
        alternateNumber?: string;
        companyName?: string;
        companyPhone?: string;
        education?: string;
        email?: string;
        homeAddressDetail?: string;
        region?: string;
        state?: string;
        job?: string;
        /**
         * yyyy-MM-dd.
         */
        jobBeginTime?: string;
        jobStatus?: string;
        marriageStatus?: string;
        monthlySalary?: string;
        residenceType?: string;
      };
    };
    response: {
      pages: {
        page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
        done: boolean;
      }[];
      /**
       * Pages not done.
       */
      missing: number;
    };
  };
  "credit-photo": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      kind: "idFront" | "idBack" | "face";
      /**
       * A JPEG, PNG or WebP of at most 2 MB as a data address.
       */
      image: string;
    };
    response: {
      photoGid: string;
      kind: "idFront" | "idBack" | "face";
      /**
       * Bytes.
       */
      size: number;
    };
  };
  "credit-submit": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Number of the native app's face check at its provider, where it was passed.
       */
      idAuthReference?: string;
    };
    response: {
      /**
       * 1: under review.
       */
      auditState: number;
    };
  };
  "credit-summary": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: CreditSummary;
  };
  "device-bind": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Device id.
       */
      zuid: string;
      /**
       * Needed where another device is bound.
       */
      verifyToken?: string;
    };
    response: {
      /**
       * 1: this device is bound.
       */
      bindDeviceFlag: number;
    };
  };
  "device-verify": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; only where nobody is logged in.
       */
      mobile?: string;
      /**
       * Device id.
       */
      zuid: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    };
    response: {
      /**
       * Lets the device be bound, once.
       */
      verifyToken: string;
      /**
       * epoch ms.
       */
      expireTime: number;
    };
  };
  "index-creditstatus": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: CreditStatus;
  };
  "index-mainhome": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      pageId?: string;
    };
    response: MainHome;
  };
  "invite-info": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      invitationCode: string;
      activityId: string;
      /**
       * Friends who registered.
       */
      invitedCount: number;
      /**
       * Friends who took a loan.
       */
      borrowedCount: number;
      /**
       * Cash that was earned so far.
       */
      rewardTotal: number;
      /**
       * Cash for each friend who takes a loan.
       */
      rewardEach: number;
      /**
       * Coupon that both receive then.
       */
      couponValue: number;
    };
  };
  "invite-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      invitations: Invitation[];
    };
  };
  "loan-apply": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Of the pre-loan info that the borrower confirmed.
       */
      quoteId: string;
      productId: number;
      loanAmount: number;
      voucherGid?: string;
      bankAccountGid?: string;
      purposeId?: number;
      /**
       * Transaction password.
       */
      tradePassword: string;
    };
    response: {
      orderGid: string;
      loanGid: string;
      /**
       * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
       */
      loanStatus: number;
    };
  };
  "loan-contract": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Of a loan; or else productId and loanAmount of one to come.
       */
      loanGid?: string;
      productId?: number;
      loanAmount?: number;
      voucherGid?: string;
    };
    response: KeyFacts;
  };
  "loan-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      loanList: Loan[];
    };
  };
  "loan-preloan-info": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * sloan, large or subloan.
       */
      productType?: string;
    };
    response: PreLoanInfo;
  };
  "loan-purposes": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      purposes: {
        purposeId: number;
        code: string;
        /**
         * In the borrower's language.
         */
        name: string;
      }[];
    };
  };
  "loan-query-status": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Without it, the latest application.
       */
      orderGid?: string;
    };
    response: LoanStatusItem;
  };
  "mail-bind": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      mail: string;
      /**
       * 6 digits.
       */
      code: string;
    };
    response: {
      mail: string;
      /**
       * Value of the coupon that was given for it; 0 when one was given before.
       */
      coupon: number;
    };
  };
  "mail-send-code": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      mail: string;
    };
    response: {
      /**
       * Digits of the code.
       */
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Until when the code is good, epoch ms.
       */
      expireTime: number;
      /**
       * Submissions left today.
       */
      left: number;
    };
  };
  "message-detail": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      messageGid: string;
    };
    response: Message;
  };
  "message-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      messages: Message[];
      unread: number;
    };
  };
  "message-read": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * All when left out.
       */
      messageGid?: string;
    };
    response: {
      unread: number;
    };
  };
  "notice-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      notices: Notice[];
    };
  };
  "redbag-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      /**
       * All that was ever given.
       */
      total: number;
      withdrawable: number;
      /**
       * The least that may be withdrawn at once.
       */
      minimum: number;
      redBags: RedBag[];
    };
  };
  "repayment-bill": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: BillList;
  };
  "repayment-extend": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    };
    response: Renewal;
  };
  "repayment-loandetail": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    };
    response: LoanDetail;
  };
  "repayment-pay": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
      amount: number;
      method: "card" | "transfer";
      /**
       * Of a card payment.
       */
      bankcardGid?: string;
      /**
       * Open periods that the borrower chose.
       */
      periods?: number;
      /**
       * What the borrower was shown as owed: where it is another sum by now, nothing is charged (3106).
       */
      owed?: number;
      /**
       * What it is for: a renewal that lapsed or costs something else by now is not charged (3199).
       */
      purpose?: "renew";
      /**
       * 6 digits, where the bank asked for them (2801).
       */
      otp?: string;
    };
    response: Payment;
  };
  "repayment-quote": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
      /**
       * How many open periods, oldest first; all when left out.
       */
      periods?: number;
    };
    response: Quote;
  };
  "repayment-receipt": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      payGid: string;
    };
    response: Receipt;
  };
  "repayment-renew-cancel": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    };
    response: Renewal;
  };
  "repayment-renew": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    };
    response: Renewal;
  };
  "repayment-status": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      payGid: string;
    };
    response: Payment;
  };
  "repayment-va-static": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      loanGid: string;
    };
    response: VirtualAccount;
  };
  "risk-auth": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      isGetCredit?: number;
      pageId?: string;
      productType?: string;
      updateEmergencyContactList?: boolean;
    };
    response: RiskAuth;
  };
  "suggest-photo": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * A JPEG, PNG or WebP of at most 2 MB as a data address.
       */
      image: string;
    };
    response: {
      photoGid: string;
      /**
       * Bytes.
       */
      size: number;
    };
  };
  "suggest-submit": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      type: "auth" | "credit" | "loan" | "repay" | "overdue" | "other";
      content: string;
      /**
       * The user disputes a charge or a loan.
       */
      dispute?: boolean;
      loanGid?: string;
      contact?: string;
      /**
       * What /suggest/photo called the pictures.
       */
      photos?: string[];
    };
    response: {
      suggestGid: string;
      /**
       * By when it is answered, epoch ms.
       */
      answerTime: number;
    };
  };
  "tracking-collect": {
    guest: true;
    request: TrackingRecord[];
    response: {};
  };
  "userinfo-app-auto-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      userToken?: string;
      /**
       * Device id.
       */
      zuid?: string;
      ticket?: string;
      redirectUrl?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    };
    response: AutoLoginResult;
  };
  "userinfo-baseinfo": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: UserInfo;
  };
  "userinfo-cancel": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    };
    response: {
      /**
       * When it takes effect unless the user logs in before, epoch ms.
       */
      cancelTime: number;
    };
  };
  "userinfo-deactivate": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Why the account is to be closed.
       */
      reason?: "no-need" | "too-expensive" | "privacy" | "bad-service" | "other";
      remark?: string;
    };
    response: {
      /**
       * Days until a cancellation takes effect.
       */
      coolDays: number;
      /**
       * The phone that a code goes to, masked.
       */
      mobile: string;
    };
  };
  "userinfo-extras": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Device id: of which device bindDeviceFlag speaks.
       */
      zuid?: string;
    };
    response: UserExtras;
  };
  "userinfo-find-password": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
      password: string;
    };
    response: {};
  };
  "userinfo-generate-ticket": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      /**
       * Works once.
       */
      ticket: string;
      /**
       * Epoch milliseconds.
       */
      expireTime: number;
    };
  };
  "userinfo-logout": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {};
  };
  "userinfo-modify-password": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      oldPassword: string;
      /**
       * The new one.
       */
      password: string;
    };
    response: {};
  };
  "userinfo-password-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      password: string;
      /**
       * The agreement was ticked.
       */
      agree: boolean;
      /**
       * Device id.
       */
      zuid?: string;
      captchaId?: string;
      captchaCode?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    };
    response: LoginResult;
  };
  "userinfo-register": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      smsCode: string;
      password: string;
      /**
       * The agreement was ticked.
       */
      agree: boolean;
      invitationCode?: string;
      /**
       * Device id.
       */
      zuid?: string;
    };
    response: LoginResult;
  };
  "userinfo-save-method": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      retcode: string;
      message: string;
      /**
       * 1 register, 2 other.
       */
      type: "1" | "2";
    };
    response: {};
  };
  "userinfo-send-sms": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      /**
       * What the code is for.
       */
      scene: "login" | "register" | "password" | "device" | "trade-password" | "cancel";
      captchaId?: string;
      captchaCode?: string;
    };
    response: {
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Epoch milliseconds.
       */
      expireTime: number;
    };
  };
  "userinfo-set-password": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile?: string;
      smsCode?: string;
      /**
       * Instead of a code, after a registration through the phone's maker.
       */
      setPwdToken?: string;
      password: string;
    };
    response: {};
  };
  "userinfo-sms-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
      smsCode: string;
      /**
       * The agreement was ticked.
       */
      agree: boolean;
      /**
       * Device id.
       */
      zuid?: string;
      captchaId?: string;
      captchaCode?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    };
    response: LoginResult;
  };
  "userinfo-third-party-register": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      authorizationCode: string;
      /**
       * Device id.
       */
      zuid?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    };
    response: LoginResult;
  };
  "userinfo-trade-password-modify": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 4 digits.
       */
      oldPassword: string;
      /**
       * The new one, 4 digits.
       */
      password: string;
    };
    response: {};
  };
  "userinfo-trade-password-reset": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
      /**
       * Compared with the one on record when given.
       */
      bvn?: string;
      /**
       * The new one, 4 digits.
       */
      password: string;
    };
    response: {};
  };
  "userinfo-trade-password-set": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 4 digits.
       */
      password: string;
    };
    response: {};
  };
  "userinfo-update-phone-1": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Login password.
       */
      password: string;
    };
    response: {
      /**
       * The phone that a code was sent to, masked.
       */
      mobile: string;
      /**
       * Digits of the code.
       */
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Until when the code is good, epoch ms.
       */
      expireTime: number;
    };
  };
  "userinfo-update-phone-2": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    };
    response: {};
  };
  "userinfo-update-phone-3": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * As typed; the lender keeps 10 digits.
       */
      mobile: string;
    };
    response: {
      /**
       * Digits of the code.
       */
      codeLength: number;
      /**
       * Seconds until another may be asked for.
       */
      resendSeconds: number;
      /**
       * Until when the code is good, epoch ms.
       */
      expireTime: number;
    };
  };
  "userinfo-update-phone-4": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Code of the SMS.
       */
      smsCode: string;
    };
    response: {
      /**
       * The new phone, 10 digits.
       */
      mobile: string;
    };
  };
  "userinfo-user-login": {
    guest: true;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * 1: by authorization code.
       */
      loginType: number;
      authorizationCode: string;
      /**
       * Device id.
       */
      zuid?: string;
      /**
       * The borrower was told that this withdraws the closing of his account, and wants that.
       */
      withdraw?: boolean;
    };
    response: LoginResult;
  };
  "voucher-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Only vouchers in this state.
       */
      state?: "available" | "used" | "expired";
    };
    response: {
      vouchers: Voucher[];
    };
  };
  "withdraw-apply": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      amount: number;
      bankAccountGid: string;
      /**
       * What the borrower was shown as withdrawable: where it is another sum by now, nothing is sent (3106).
       */
      withdrawable?: number;
      /**
       * Transaction password.
       */
      tradePassword: string;
    };
    response: Withdrawal;
  };
  "withdraw-detail": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      orderNo: string;
    };
    response: Withdrawal;
  };
  "withdraw-list": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    };
    response: {
      /**
       * What can be withdrawn now.
       */
      withdrawable: number;
      /**
       * The least that may be withdrawn at once.
       */
      minimum: number;
      withdrawals: Withdrawal[];
    };
  };
}
/**
 * An account that loans are paid out to.
 */
export interface BankAccount {
  accountGid: string;
  holderName: string;
  bankCode: string;
  bankName: string;
  bankShortName: string;
  /**
   * 10 digits.
   */
  accountNumber: string;
  isDefault: boolean;
}
/**
 * A bank that accounts can be held at.
 */
export interface Bank {
  bankId: number;
  /**
   * Three-digit code.
   */
  bankCode: string;
  bankName: string;
  bankShortName: string;
  /**
   * Code in the instant-payment scheme; another numbering.
   */
  nipCode: string;
}
/**
 * Where the activation of a card stands.
 */
export interface CardActivation {
  bankcardGid: string;
  /**
   * Names the submission; absent where nothing is left to do.
   */
  activationGid?: string;
  /**
   * Masked.
   */
  cardNo: string;
  /**
   * What comes next.
   */
  step: "pin" | "otp" | "activate" | "done";
  /**
   * Until when it must be completed, epoch ms.
   */
  expireTime?: number;
  /**
   * Submissions left today.
   */
  left: number;
  /**
   * What activating costs; given back after a loan was paid out.
   */
  fee: number;
}
/**
 * One card of the user as a list shows it.
 */
export interface BankCard {
  bankCode: string;
  bankId: number;
  bankName: string;
  bankShortName: string;
  bankcardGid: string;
  /**
   * 0 inactive, 1 active, 2 locked.
   */
  bankcardStatus: number;
  canGuarantee: number;
  /**
   * 0 not authorised, 1 authorised.
   */
  cardAuthStatus: number;
  /**
   * Masked.
   */
  cardNo: string;
  cardType: string;
  /**
   * 1: may be debited.
   */
  debitCandeduct: number;
}
/**
 * All that a credit application asks for; a page not yet filled is absent.
 */
export interface CreditForm {
  /**
   * Identity page.
   */
  idCard?: {
    /**
     * yyyy-MM-dd.
     */
    birthday?: string;
    /**
     * 11 digits, masked when read back.
     */
    bvn?: string;
    firstName?: string;
    middleName?: string;
    surname?: string;
    /**
     * male or female.
     */
    gender?: string;
  };
  /**
   * Personal and employment pages.
   */
  personal?: {
    alternateNumber?: string;
    companyName?: string;
    companyPhone?: string;
    education?: string;
    email?: string;
    homeAddressDetail?: string;
    region?: string;
    state?: string;
    job?: string;
    /**
     * yyyy-MM-dd.
     */
    jobBeginTime?: string;
    jobStatus?: string;
    marriageStatus?: string;
    monthlySalary?: string;
    residenceType?: string;
  };
  /**
   * Three people to reach in an emergency.
   */
  contacts?: {
    name: string;
    phone: string;
    relationship: string;
  }[];
  /**
   * Photo page.
   */
  photos?: {
    /**
     * Reference to the stored photo.
     */
    idFront?: string;
    idBack?: string;
    face?: string;
  };
}
/**
 * The credit record, and which pages of the form are still missing.
 */
export interface CreditSummary {
  score: number;
  accountCount: number;
  /**
   * Open loans.
   */
  active: number;
  /**
   * Settled loans.
   */
  closed: number;
  outstandingBalance: number;
  /**
   * As in the credit status.
   */
  auditState: number;
  /**
   * The form's pages in order.
   */
  pages: {
    /**
     * identity, personal, employment, contacts, bvn or photos.
     */
    page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
    done: boolean;
  }[];
  /**
   * Pages not done.
   */
  missing: number;
}
/**
 * Where the credit application stands, and the lender's clock.
 */
export interface CreditStatus {
  /**
   * 0 not submitted, 1 under review, 2 approved, 3 refused.
   */
  auditState: number;
  /**
   * 0 credit missing, 1 may borrow, 2 has a loan, 3 overdue.
   */
  bizStatus: number;
  /**
   * The lender's clock, epoch milliseconds.
   */
  currentTime: number;
  /**
   * 0 guest, 1 new, 2 returning.
   */
  userType: number;
}
/**
 * What the home screen shows.
 */
export interface MainHome {
  /**
   * 0 credit missing, 1 may borrow, 2 has a loan, 3 overdue.
   */
  bizStatus: number;
  /**
   * 1: this device is bound.
   */
  bindDeviceFlag: number;
  /**
   * 1: sub-loan logic is on.
   */
  isSubLogic: number;
  /**
   * Loans to be repaid, the most urgent first.
   */
  loanBillList: BillItem[];
  productInfosList: ProductInfo[];
  /**
   * When the user registered, epoch milliseconds; 0 for a guest.
   */
  registerTime: number;
}
/**
 * One loan that is to be repaid, as a list shows it.
 */
export interface BillItem {
  /**
   * When it was applied for, epoch ms.
   */
  applyTime: number;
  /**
   * 1: it may be renewed.
   */
  canRenew: number;
  /**
   * When the oldest open period is due, epoch ms.
   */
  dueTime: number;
  /**
   * Days overdue.
   */
  exceedDays: number;
  loanGid: string;
  orderGid: string;
  loanNo: string;
  loanAmount: number;
  /**
   * What is owed now, all periods.
   */
  loanLeftAmount: number;
  /**
   * What the oldest open period costs now.
   */
  currentDueAmount: number;
  /**
   * So far and unpaid.
   */
  overdueFee: number;
  /**
   * post or front: when the charges are paid.
   */
  loanType: string;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  /**
   * 0 none, 1 in process, 2 succeeded, 3 failed.
   */
  refundingStatus: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  status: number;
  /**
   * Periods.
   */
  subLoanCount: number;
  /**
   * Periods that are open.
   */
  unpaidSubLoanCount: number;
  /**
   * 0: none asked for.
   */
  uploadCertificateState: number;
  /**
   * When the applied renewal lapses, or lapsed, epoch ms.
   */
  renewExpiredTime?: number;
  /**
   * Lagos days until due; negative when overdue.
   */
  daysLeft: number;
  /**
   * 0 none, 1 applied, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  renewStatus?: number;
  /**
   * What confirms a renewal now.
   */
  renewAmount?: number;
  /**
   * When the loan will be due once the renewal is paid now, epoch ms.
   */
  renewDueTime?: number;
  /**
   * What will be due then: the principal and new charges.
   */
  renewNextAmount?: number;
  /**
   * 1: an extension is offered.
   */
  canExtend?: number;
  /**
   * Until when the offered extension must be confirmed, epoch ms.
   */
  extendExpiredTime?: number;
  /**
   * By how much the offered extension reduces the overdue fee.
   */
  extendReducedFee?: number;
  /**
   * When the loan will be due once the extension is confirmed now, epoch ms.
   */
  extendDueTime?: number;
}
/**
 * A product type that the user can see on the home screen.
 */
export interface ProductInfo {
  /**
   * sloan, large or subloan.
   */
  productType: string;
  canBorrowAmount: number;
  creditLine: number;
  /**
   * Total charge per period as a share of the principal.
   */
  rate: number;
  products: Product[];
}
/**
 * One period of a loan product with its bounds.
 */
export interface Product {
  productId: number;
  productName: string;
  /**
   * Days of one period.
   */
  productPeriod: number;
  /**
   * Number of periods.
   */
  periodNumber: number;
  minLoanAmount: number;
  maxLoanAmount: number;
  /**
   * Amounts are multiples of this.
   */
  multiple: number;
}
/**
 * A friend who registered.
 */
export interface Invitation {
  /**
   * Masked.
   */
  mobile: string;
  /**
   * epoch ms.
   */
  registerTime: number;
  state: "registered" | "borrowed";
  reward: number;
}
/**
 * What a borrower must know before the contract.
 */
export interface KeyFacts {
  loanAmount: number;
  netAmount: number;
  interest: number;
  fee: number;
  tax: number;
  voucherAmount: number;
  totalCharge: number;
  dueAmount: number;
  /**
   * Days.
   */
  loanPeriod: number;
  /**
   * When the last period is due, epoch ms.
   */
  dueTime: number;
  /**
   * Simple annual rate, percent.
   */
  apr: number;
  /**
   * Effective annual rate, percent.
   */
  effectiveApr: number;
  overdueDailyRate: number;
  overdueCap: string;
  /**
   * Of the late-fee example.
   */
  lateDays: number;
  /**
   * Of the late-fee example.
   */
  lateFee: number;
  /**
   * The cap.
   */
  lateFeeMost: number;
  installments: {
    periodNo: number;
    /**
     * When it is due, epoch ms.
     */
    dueTime: number;
    amount: number;
  }[];
}
/**
 * A loan with all its figures.
 */
export interface Loan {
  loanGid: string;
  orderGid: string;
  /**
   * The number that people read.
   */
  loanNo: string;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  productName: string;
  /**
   * Principal.
   */
  loanAmount: number;
  /**
   * Days.
   */
  loanPeriod: number;
  interest: number;
  fee: number;
  /**
   * Tax on the fee.
   */
  gst: number;
  /**
   * Fixed fee; none so far.
   */
  managementFee: number;
  /**
   * Taken off the fee by a voucher.
   */
  voucherAmount: number;
  /**
   * What the borrower receives.
   */
  netAmount: number;
  /**
   * What is repaid in all, without overdue fee.
   */
  dueAmount: number;
  /**
   * When the last period is due; expected, before the loan is paid out, epoch ms.
   */
  dueTime: number;
  /**
   * When it was applied for, epoch ms.
   */
  applyTime: number;
  /**
   * When it was paid out, epoch ms.
   */
  loanTime?: number;
  /**
   * Days overdue.
   */
  exceedDays: number;
  /**
   * So far.
   */
  overdueFee: number;
  /**
   * Waived so far.
   */
  reducedFee: number;
  repaidPrincipal: number;
  outstandingPrincipal: number;
  /**
   * What is owed now.
   */
  loanLeftAmount: number;
  installmentCount: number;
  /**
   * Due of the first period.
   */
  installmentAmount: number;
  /**
   * Fee of the first period.
   */
  installmentFee: number;
  /**
   * bank-problem, unactivated-card, network, insufficient-balance or overdue.
   */
  failReason?: string;
  /**
   * The reason in words.
   */
  failText?: string;
}
/**
 * What may be borrowed now, on which terms.
 */
export interface PreLoanInfo {
  /**
   * Names these terms; an application must carry it.
   */
  quoteId: string;
  /**
   * Latest application, when there is one.
   */
  orderGid?: string;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  availableBalance: number;
  creditLine: number;
  subAvailableBalance: number;
  subCreditLine: number;
  /**
   * Smallest amount of the asked product type.
   */
  lowestLimit: number;
  /**
   * Largest amount that may be borrowed now, a multiple of the step.
   */
  highestLimit: number;
  multiple: number;
  frontRate: RateInfo[];
  postRate: RateInfo[];
  largeLoanProductInfos: LargeLoanInfo[];
  fixedManagerFee: number;
  /**
   * Tax as a share of the fee.
   */
  taxScale: number;
  /**
   * Interest as a share of the charge.
   */
  interestPercent: number;
  /**
   * Of the remaining principal, a day.
   */
  overdueDailyRate: number;
  /**
   * principal, half-remaining or lower.
   */
  overdueCap: string;
  /**
   * 1: a transaction password is set.
   */
  hasTransPwd: number;
  /**
   * 1: this device is known.
   */
  bindDeviceFlag: number;
  vouchers: Voucher[];
}
/**
 * What one product costs and how much may be borrowed.
 */
export interface RateInfo {
  productId: number;
  /**
   * Days of one period.
   */
  productPeriod: number;
  lowestLimit: number;
  highestLimit: number;
  /**
   * Amounts are multiples of this.
   */
  multiple: number;
  /**
   * Total charge as a share of the principal.
   */
  baseRate: number;
}
/**
 * One product that is repaid in periods.
 */
export interface LargeLoanInfo {
  productId: number;
  /**
   * Number of periods.
   */
  productPeriodNum: number;
  lowestLimit: number;
  highestLimit: number;
  /**
   * Days of one period.
   */
  productPeriod: number;
  multiple: number;
  /**
   * Items: Charge of the period as a share of the principal.
   */
  rates: number[];
  /**
   * Total charge as a share of the principal.
   */
  baseRate: number;
  /**
   * 1: the second period's fee is waived when the first is settled on time.
   */
  secondExempt: number;
}
/**
 * A coupon of the borrower. voucherValue is naira, or for prizeType 2 the share that remains to pay (0.9 is 10 % off).
 */
export interface Voucher {
  id: number;
  gid: string;
  voucherValue: number;
  /**
   * 1 installment coupon, 4 general coupon.
   */
  voucherTransType: number;
  /**
   * 2 discount, 4 interest-free, else cash.
   */
  prizeType: number;
  kind:
    "cash" | "discount" | "interest-discount" | "interest-free" | "installment" | "universal" | "invitation-exclusive";
  state: "available" | "used" | "expired";
  /**
   * Smallest loan.
   */
  conditionLowerLimit: number;
  /**
   * Largest loan.
   */
  conditionUpperLimit: number;
  /**
   * Until when, epoch ms.
   */
  expireTime: number;
  /**
   * Largest discount.
   */
  maximumLimitNum?: number;
}
/**
 * Where an application stands.
 */
export interface LoanStatusItem {
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  orderGid: string;
  /**
   * For the result screen: 0 under review, 1 refused, 2 success, 3 disbursing.
   */
  lendResult: number;
  failReason?: string;
  /**
   * Why it failed, in words.
   */
  failText?: string;
  extInfo: {
    /**
     * What may still be borrowed.
     */
    currentBalance: number;
    /**
     * When the last period is due, epoch ms.
     */
    dueTime: number;
    fee: number;
    /**
     * Total charge as a share of the principal.
     */
    feeRate: number;
    loanAmount: number;
    loanGid: string;
    netAmount: number;
    purposeId: number;
    tax: number;
    voucherAmount: number;
    withdrawBankShortName: string;
    /**
     * Masked.
     */
    withdrawCardNo: string;
    /**
     * 0 not yet, 1 under way, 2 paid out, 3 failed.
     */
    withdrawStatus: number;
    /**
     * When it was applied for, epoch ms.
     */
    applyTime: number;
    interest: number;
    dueAmount: number;
    loanNo: string;
  };
}
/**
 * One message of the message centre.
 */
export interface Message {
  messageGid: string;
  kind: string;
  title: string;
  content: string;
  /**
   * epoch ms.
   */
  time: number;
  read: boolean;
}
/**
 * News shown as a dialog.
 */
export interface Notice {
  noticeGid: string;
  /**
   * 1 once a session, 2 daily, 3 once ever.
   */
  newsType: number;
  title: string;
  content: string;
  /**
   * 1 text, 2 market activity.
   */
  dialogType: number;
  marketActivities: {
    activityId: string;
    title: string;
    imageUrl?: string;
    linkUrl?: string;
  }[];
}
/**
 * Cash that was given to the user.
 */
export interface RedBag {
  redBagGid: string;
  source: "invitation" | "activity";
  title: string;
  amount: number;
  /**
   * When it was given, epoch ms.
   */
  time: number;
}
/**
 * All that a borrower has to repay.
 */
export interface BillList {
  /**
   * What is owed now, all loans.
   */
  unRepaidTotal: number;
  loanList: BillItem[];
}
/**
 * A renewal or an extension of a loan.
 */
export interface Renewal {
  loanGid: string;
  kind: "renew" | "extend";
  /**
   * 0 none, 1 applied or offered, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  renewStatus: number;
  /**
   * What confirms a renewal now; 0 for an extension.
   */
  renewAmount: number;
  /**
   * When it lapses, epoch ms.
   */
  renewExpiredTime: number;
  /**
   * When the loan will be due, or is due now, epoch ms.
   */
  newDueTime: number;
  /**
   * By how much an extension reduces the overdue fee.
   */
  reducedFee: number;
}
/**
 * One loan with its periods.
 */
export interface LoanDetail {
  loanGid: string;
  orderGid: string;
  loanNo: string;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  fee: number;
  interest: number;
  tax: number;
  loanAmount: number;
  /**
   * What is owed now.
   */
  loanLeftAmount: number;
  /**
   * What the oldest open period costs now.
   */
  currentDueAmount: number;
  /**
   * Days.
   */
  loanPeriod: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  /**
   * When it was paid out, epoch ms.
   */
  loanTime?: number;
  /**
   * When it was applied for, epoch ms.
   */
  applyTime: number;
  netAmount: number;
  /**
   * Charged so far.
   */
  overdueFee: number;
  /**
   * 0 none, 1 in process, 2 succeeded, 3 failed.
   */
  repayStatus: number;
  /**
   * Repaid so far.
   */
  repaymentAmount: number;
  /**
   * What is repaid in all, without overdue fee.
   */
  dueAmount: number;
  voucherAmount: number;
  reducedFee: number;
  outstandingPrincipal: number;
  /**
   * When the oldest open period is due; of a settled loan, the last, epoch ms.
   */
  dueTime: number;
  exceedDays: number;
  canRenew: number;
  /**
   * When the applied renewal lapses, or lapsed, epoch ms.
   */
  renewExpiredTime?: number;
  /**
   * The least that may be paid now.
   */
  minimumRepayment: number;
  bankShortName: string;
  /**
   * Masked.
   */
  accountNo: string;
  installmentCount: number;
  subLoans: SubLoan[];
  /**
   * 0 none, 1 applied, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  renewStatus?: number;
  /**
   * What confirms a renewal now.
   */
  renewAmount?: number;
  /**
   * When the loan will be due once the renewal is paid now, epoch ms.
   */
  renewDueTime?: number;
  /**
   * What will be due then: the principal and new charges.
   */
  renewNextAmount?: number;
  /**
   * 1: an extension is offered.
   */
  canExtend?: number;
  /**
   * Until when the offered extension must be confirmed, epoch ms.
   */
  extendExpiredTime?: number;
  /**
   * By how much the offered extension reduces the overdue fee.
   */
  extendReducedFee?: number;
  /**
   * When the loan will be due once the extension is confirmed now, epoch ms.
   */
  extendDueTime?: number;
}
/**
 * One period of a loan.
 */
export interface SubLoan {
  /**
   * Counts from 1.
   */
  periodNo: number;
  /**
   * When it is due, epoch ms.
   */
  dueTime: number;
  exceedDays: number;
  /**
   * What it costs in all, without overdue fee.
   */
  dueAmount: number;
  /**
   * What is owed of it now.
   */
  leftAmount: number;
  overdueFee: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
  /**
   * Fee and tax that were waived.
   */
  reducedFee: number;
  paidAmount: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  status: number;
  /**
   * When it was settled, epoch ms.
   */
  settledTime?: number;
}
/**
 * One repayment and what became of it.
 */
export interface Payment {
  payGid: string;
  loanGid?: string;
  amount: number;
  method: "card" | "transfer";
  /**
   * 1 in process, 2 succeeded, 3 failed.
   */
  payStatus: number;
  /**
   * When it was made, epoch ms.
   */
  applyTime: number;
  /**
   * When it was decided, epoch ms.
   */
  finishTime?: number;
  /**
   * What is owed now.
   */
  loanLeftAmount: number;
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  failReason?: string;
  /**
   * Why it failed, in words.
   */
  failText?: string;
  virtualAccount?: VirtualAccount;
}
/**
 * Where a transfer pays a loan.
 */
export interface VirtualAccount {
  bankCode: string;
  bankName: string;
  /**
   * Account number.
   */
  bankVA: string;
  /**
   * Until when a transfer should arrive, epoch ms.
   */
  expiredTime: number;
  receiverName: string;
}
/**
 * What a choice of periods costs at this moment.
 */
export interface Quote {
  loanGid: string;
  /**
   * Open periods that are paid, oldest first.
   */
  periods: number;
  /**
   * Open periods in all.
   */
  openPeriods: number;
  /**
   * What the chosen periods cost now.
   */
  payAmount: number;
  /**
   * What is owed now, all periods.
   */
  owedTotal: number;
  /**
   * The least that may be paid.
   */
  minimumAmount: number;
  overdueFee: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
  /**
   * When it was computed, epoch ms.
   */
  quotedAt: number;
}
/**
 * What a payment paid.
 */
export interface Receipt {
  receiptNo: string;
  payGid: string;
  loanGid: string;
  loanNo: string;
  amount: number;
  method: "card" | "transfer";
  /**
   * When it was paid, epoch ms.
   */
  paidTime: number;
  overdueFee: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
  /**
   * Too much: kept as a credit balance.
   */
  credit: number;
  loanLeftAmount: number;
}
/**
 * What the lender's risk engine says when the user wants to borrow.
 */
export interface RiskAuth {
  /**
   * 0 go on, 1 or -1 guide to the app, 2 credit first.
   */
  basicsAuth: number;
  /**
   * 0 none; 1, 3, 8, 10 refused in ways the decision knows.
   */
  refuseFlag: number;
  /**
   * Ends A01 to A04: credit entry.
   */
  refuseCode: string;
  preLoanInfoRespVO?: PreLoanInfo;
  /**
   * 1: refused for instalments too.
   */
  installRefuseFlag: number;
  /**
   * 1: this user belongs in the app.
   */
  isHuidus: number;
  /**
   * 1: sub-loan logic is on.
   */
  isSubLogic: number;
  /**
   * Where the app guide leads.
   */
  guideLink?: string;
}
/**
 * One thing that happened on a page. Never holds a PIN, password, card field, BVN or photo.
 */
export interface TrackingRecord {
  /**
   * Page view, input, click, toast, script error, other, location.
   */
  mid: "ACQ01" | "ACQ02" | "ACQ03" | "ACQ04" | "ACQ05" | "ACQ22" | "LOC01";
  eleId?: string;
  pageId?: string;
  path?: string;
  referId?: string;
  btnId?: string;
  /**
   * Pressed, epoch milliseconds.
   */
  clickTime?: number;
  /**
   * Made, epoch milliseconds.
   */
  ctime: number;
  /**
   * Sent, epoch milliseconds.
   */
  utime?: number;
  zuid: string;
  ugid?: string;
  appid: string;
  swv?: string;
  ch_biz?: string;
  district?: string;
  appver?: string;
  version: "1.0";
  tokenId?: string;
  /**
   * From session storage, else the time.
   */
  sessionId: string;
  ch?: string;
  ch_sub?: string;
}
/**
 * Answer to a login by ticket; autoLoginStatus 0 is a failure although status is 0.
 */
export interface AutoLoginResult {
  /**
   * 0 failed, 1 logged in.
   */
  autoLoginStatus: number;
  /**
   * Where the app asked to go.
   */
  redirectUrl?: string;
  mobile?: string;
  userGid?: string;
  userId?: string;
  userid?: string;
  userStatus?: number;
  userToken?: string;
  freezeStatus?: number;
  verifyToken?: string;
  name?: string;
  loginFromType?: string;
  isHuidus?: number;
  currentBizArg?: string;
}
/**
 * The user's figures as 'My' shows them.
 */
export interface UserInfo {
  /**
   * Credit balance of overpayments.
   */
  balance: number;
  bankCardCount: number;
  creditLine: number;
  invitationCode: string;
  /**
   * What is owed now.
   */
  loanBalance: number;
  /**
   * Open loans.
   */
  loanQty: number;
  /**
   * Principal of all loans ever.
   */
  loanSumAmount: number;
  /**
   * Unread messages.
   */
  messageNumbers: number;
  mobile: string;
  name: string;
  overdueQty: number;
  redBagCount: number;
  /**
   * Vouchers that can be used now.
   */
  voucherCount: number;
  /**
   * 1: the guarantee entry shows.
   */
  showGuaranteeFlag: number;
}
/**
 * What the user has set up.
 */
export interface UserExtras {
  hasLoginPassword: boolean;
  hasTransPwd: boolean;
  /**
   * Bound e-mail address, empty when none.
   */
  mail: string;
  mailBound: boolean;
  hasBankAccount: boolean;
  /**
   * When a cancellation under way takes effect, epoch milliseconds.
   */
  cancelTime?: number;
  /**
   * 1: sub-loan logic is on.
   */
  isSubLogic?: number;
  /**
   * 1: the device of the request is bound; absent when the request names none.
   */
  bindDeviceFlag?: number;
}
/**
 * Who logged in and the token that proves it.
 */
export interface LoginResult {
  /**
   * 10 digits, without the leading 0.
   */
  mobile: string;
  userGid: string;
  /**
   * Number of the user as text.
   */
  userId: string;
  /**
   * Older spelling of userId.
   */
  userid?: string;
  /**
   * 1 normal, 2 cancellation under way.
   */
  userStatus: number;
  /**
   * Session token; lives in the session only.
   */
  userToken: string;
  /**
   * 0 free, 1 frozen.
   */
  freezeStatus: number;
  /**
   * Proves a finished SMS check to the next call.
   */
  verifyToken: string;
  name: string;
  /**
   * sms, password, register, ticket or kit.
   */
  loginFromType: string;
  /**
   * 1: this user belongs in the app.
   */
  isHuidus: number;
  /**
   * Business code the user was registered with.
   */
  currentBizArg: string;
  /**
   * Lets a user without a password set one.
   */
  setPwdToken?: string;
  /**
   * The gift of an invitation, when there is one.
   */
  invitePrizeResp?: {
    prizeType: number;
    /**
     * Value of the welcome gift.
     */
    prizeValue: number;
  };
}
/**
 * A cash voucher paid out.
 */
export interface Withdrawal {
  amount: number;
  /**
   * When it was asked for, epoch milliseconds.
   */
  time: number;
  /**
   * Masked account or card.
   */
  cardNo: string;
  orderNo: string;
  /**
   * 0 pending, 1 success, 2 failure.
   */
  status: number;
  /**
   * When it was decided, epoch ms.
   */
  finishTime?: number;
  bankShortName?: string;
  /**
   * Code of the failure.
   */
  failReason?: string;
  /**
   * The failure in words.
   */
  failText?: string;
}
