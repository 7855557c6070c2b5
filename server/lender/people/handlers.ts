import type { CallRegistration } from "../handler.ts";
import { appAutoLogin } from "./handlers/app-auto-login.ts";
import { bankaccountAdd } from "./handlers/bankaccount-add.ts";
import { bankaccountBanks } from "./handlers/bankaccount-banks.ts";
import { bankaccountList } from "./handlers/bankaccount-list.ts";
import { bankaccountResolve } from "./handlers/bankaccount-resolve.ts";
import { bankcardList } from "./handlers/bankcard-list.ts";
import { baseInfo } from "./handlers/base-info.ts";
import { captchaImage } from "./handlers/captcha-image.ts";
import { consentSave } from "./handlers/consent-save.ts";
import { creditFormGet } from "./handlers/credit-form-get.ts";
import { creditStatus } from "./handlers/credit-status.ts";
import { creditSummary } from "./handlers/credit-summary.ts";
import { generateTicket } from "./handlers/generate-ticket.ts";
import { logout } from "./handlers/logout.ts";
import { mainHome } from "./handlers/main-home.ts";
import { noticeList } from "./handlers/notice-list.ts";
import { passwordLogin } from "./handlers/password-login.ts";
import { register } from "./handlers/register.ts";
import { riskAuth } from "./handlers/risk-auth.ts";
import { saveMethod } from "./handlers/save-method.ts";
import { sendSms } from "./handlers/send-sms.ts";
import { setPassword } from "./handlers/set-password.ts";
import { smsLogin } from "./handlers/sms-login.ts";
import { thirdPartyRegister } from "./handlers/third-party-register.ts";
import { trackingCollect } from "./handlers/tracking-collect.ts";
import { tradePasswordSet } from "./handlers/trade-password-set.ts";
import { userExtras } from "./handlers/user-extras.ts";
import { userLogin } from "./handlers/user-login.ts";
import { voucherList } from "./handlers/voucher-list.ts";

/** The calls about people: one document in api/, one file in handlers/, one line here. A call whose document lists channels for guests is "borrower" here: the list decides. */
export const peopleHandlers: readonly CallRegistration[] = [
  { id: "risk-auth", handler: riskAuth, access: "borrower" },
  { id: "userinfo-send-sms", handler: sendSms, access: "guest" },
  { id: "userinfo-register", handler: register, access: "guest" },
  { id: "userinfo-password-login", handler: passwordLogin, access: "guest" },
  { id: "userinfo-sms-login", handler: smsLogin, access: "guest" },
  { id: "userinfo-user-login", handler: userLogin, access: "guest" },
  { id: "userinfo-third-party-register", handler: thirdPartyRegister, access: "guest" },
  { id: "userinfo-save-method", handler: saveMethod, access: "guest" },
  { id: "userinfo-generate-ticket", handler: generateTicket, access: "borrower" },
  { id: "userinfo-app-auto-login", handler: appAutoLogin, access: "guest" },
  { id: "userinfo-set-password", handler: setPassword, access: "guest" },
  { id: "userinfo-baseinfo", handler: baseInfo, access: "borrower" },
  { id: "userinfo-extras", handler: userExtras, access: "borrower" },
  { id: "userinfo-logout", handler: logout, access: "guest" },
  { id: "userinfo-trade-password-set", handler: tradePasswordSet, access: "borrower" },
  { id: "captcha-image", handler: captchaImage, access: "guest" },
  { id: "index-mainhome", handler: mainHome, access: "borrower" },
  { id: "index-creditstatus", handler: creditStatus, access: "borrower" },
  { id: "bankcard-list", handler: bankcardList, access: "borrower" },
  { id: "bankaccount-banks", handler: bankaccountBanks, access: "guest" },
  { id: "bankaccount-resolve", handler: bankaccountResolve, access: "borrower" },
  { id: "bankaccount-add", handler: bankaccountAdd, access: "borrower" },
  { id: "bankaccount-list", handler: bankaccountList, access: "borrower" },
  { id: "voucher-list", handler: voucherList, access: "borrower" },
  { id: "notice-list", handler: noticeList, access: "borrower" },
  { id: "credit-form-get", handler: creditFormGet, access: "borrower" },
  { id: "credit-summary", handler: creditSummary, access: "borrower" },
  { id: "consent-save", handler: consentSave, access: "guest" },
  { id: "tracking-collect", handler: trackingCollect, access: "guest" },
];
