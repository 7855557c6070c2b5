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
import { findPassword } from "./handlers/find-password.ts";
import { modifyPassword } from "./handlers/modify-password.ts";
import { tradePasswordModify } from "./handlers/trade-password-modify.ts";
import { tradePasswordReset } from "./handlers/trade-password-reset.ts";
import { updatePhone1 } from "./handlers/update-phone-1.ts";
import { updatePhone2 } from "./handlers/update-phone-2.ts";
import { updatePhone3 } from "./handlers/update-phone-3.ts";
import { updatePhone4 } from "./handlers/update-phone-4.ts";
import { deactivate } from "./handlers/deactivate.ts";
import { cancel } from "./handlers/cancel.ts";
import { creditFormSave } from "./handlers/credit-form-save.ts";
import { creditContacts } from "./handlers/credit-contacts.ts";
import { creditPhoto } from "./handlers/credit-photo.ts";
import { creditSubmit } from "./handlers/credit-submit.ts";
import { bvnVerify } from "./handlers/bvn-verify.ts";
import { bvnModify } from "./handlers/bvn-modify.ts";
import { bankcardAdd } from "./handlers/bankcard-add.ts";
import { bankcardPin } from "./handlers/bankcard-pin.ts";
import { bankcardOtp } from "./handlers/bankcard-otp.ts";
import { bankcardActivate } from "./handlers/bankcard-activate.ts";
import { bankcardRemove } from "./handlers/bankcard-remove.ts";
import { withdrawApply } from "./handlers/withdraw-apply.ts";
import { withdrawList } from "./handlers/withdraw-list.ts";
import { withdrawDetail } from "./handlers/withdraw-detail.ts";
import { inviteInfo } from "./handlers/invite-info.ts";
import { inviteList } from "./handlers/invite-list.ts";
import { redbagList } from "./handlers/redbag-list.ts";
import { messageList } from "./handlers/message-list.ts";
import { messageDetail } from "./handlers/message-detail.ts";
import { messageRead } from "./handlers/message-read.ts";
import { suggestPhoto } from "./handlers/suggest-photo.ts";
import { suggestSubmit } from "./handlers/suggest-submit.ts";
import { mailSendCode } from "./handlers/mail-send-code.ts";
import { mailBind } from "./handlers/mail-bind.ts";
import { deviceVerify } from "./handlers/device-verify.ts";
import { deviceBind } from "./handlers/device-bind.ts";

/** A photo of 2 MB as a data address, sealed once more where a brand wants it, and what is around it. */
const PHOTO_BYTES = 4_200_000;

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
  { id: "userinfo-find-password", handler: findPassword, access: "guest" },
  { id: "userinfo-modify-password", handler: modifyPassword, access: "borrower" },
  { id: "userinfo-trade-password-modify", handler: tradePasswordModify, access: "borrower" },
  { id: "userinfo-trade-password-reset", handler: tradePasswordReset, access: "borrower" },
  { id: "userinfo-update-phone-1", handler: updatePhone1, access: "borrower" },
  { id: "userinfo-update-phone-2", handler: updatePhone2, access: "borrower" },
  { id: "userinfo-update-phone-3", handler: updatePhone3, access: "borrower" },
  { id: "userinfo-update-phone-4", handler: updatePhone4, access: "borrower" },
  { id: "userinfo-deactivate", handler: deactivate, access: "borrower" },
  { id: "userinfo-cancel", handler: cancel, access: "borrower" },
  { id: "credit-form-save", handler: creditFormSave, access: "borrower" },
  { id: "credit-contacts", handler: creditContacts, access: "borrower" },
  { id: "credit-photo", handler: creditPhoto, access: "borrower", bodyLimit: PHOTO_BYTES },
  { id: "credit-submit", handler: creditSubmit, access: "borrower" },
  { id: "bvn-verify", handler: bvnVerify, access: "borrower" },
  { id: "bvn-modify", handler: bvnModify, access: "borrower" },
  { id: "bankcard-add", handler: bankcardAdd, access: "borrower" },
  { id: "bankcard-pin", handler: bankcardPin, access: "borrower" },
  { id: "bankcard-otp", handler: bankcardOtp, access: "borrower" },
  { id: "bankcard-activate", handler: bankcardActivate, access: "borrower" },
  { id: "bankcard-remove", handler: bankcardRemove, access: "borrower" },
  { id: "withdraw-apply", handler: withdrawApply, access: "borrower" },
  { id: "withdraw-list", handler: withdrawList, access: "borrower" },
  { id: "withdraw-detail", handler: withdrawDetail, access: "borrower" },
  { id: "invite-info", handler: inviteInfo, access: "borrower" },
  { id: "invite-list", handler: inviteList, access: "borrower" },
  { id: "redbag-list", handler: redbagList, access: "borrower" },
  { id: "message-list", handler: messageList, access: "borrower" },
  { id: "message-detail", handler: messageDetail, access: "borrower" },
  { id: "message-read", handler: messageRead, access: "borrower" },
  { id: "suggest-photo", handler: suggestPhoto, access: "borrower", bodyLimit: PHOTO_BYTES },
  { id: "suggest-submit", handler: suggestSubmit, access: "borrower" },
  { id: "mail-send-code", handler: mailSendCode, access: "borrower" },
  { id: "mail-bind", handler: mailBind, access: "borrower" },
  { id: "device-verify", handler: deviceVerify, access: "guest" },
  { id: "device-bind", handler: deviceBind, access: "borrower" },
];
