/* Generated from api/ by npm run generate. */

import type { BankaccountCalls } from "./types/bankaccount.ts";
import type { BankcardCalls } from "./types/bankcard.ts";
import type { BvnCalls } from "./types/bvn.ts";
import type { CaptchaCalls } from "./types/captcha.ts";
import type { CipherCalls } from "./types/cipher.ts";
import type { ConsentCalls } from "./types/consent.ts";
import type { CreditCalls } from "./types/credit.ts";
import type { DeviceCalls } from "./types/device.ts";
import type { IndexCalls } from "./types/index.ts";
import type { InviteCalls } from "./types/invite.ts";
import type { LoanCalls } from "./types/loan.ts";
import type { MailCalls } from "./types/mail.ts";
import type { MessageCalls } from "./types/message.ts";
import type { NoticeCalls } from "./types/notice.ts";
import type { OnceCalls } from "./types/once.ts";
import type { PaperCalls } from "./types/paper.ts";
import type { PrivacyCalls } from "./types/privacy.ts";
import type { RedbagCalls } from "./types/redbag.ts";
import type { ReminderCalls } from "./types/reminder.ts";
import type { RepaymentCalls } from "./types/repayment.ts";
import type { RiskCalls } from "./types/risk.ts";
import type { SuggestCalls } from "./types/suggest.ts";
import type { TrackingCalls } from "./types/tracking.ts";
import type { UserinfoCalls } from "./types/userinfo.ts";
import type { VoucherCalls } from "./types/voucher.ts";
import type { WithdrawCalls } from "./types/withdraw.ts";

/** Whether somebody who is not logged in may make each call, what it takes and what it gives, by id. */
export interface Calls
  extends BankaccountCalls,
    BankcardCalls,
    BvnCalls,
    CaptchaCalls,
    CipherCalls,
    ConsentCalls,
    CreditCalls,
    DeviceCalls,
    IndexCalls,
    InviteCalls,
    LoanCalls,
    MailCalls,
    MessageCalls,
    NoticeCalls,
    OnceCalls,
    PaperCalls,
    PrivacyCalls,
    RedbagCalls,
    ReminderCalls,
    RepaymentCalls,
    RiskCalls,
    SuggestCalls,
    TrackingCalls,
    UserinfoCalls,
    VoucherCalls,
    WithdrawCalls {}
