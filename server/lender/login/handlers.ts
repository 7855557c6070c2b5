import type { CallRegistration } from "../call/handler.ts";
import { appAutoLogin } from "./app-auto-login.ts";
import { captchaImage } from "./captcha-image.ts";
import { deviceVerify } from "./device-verify.ts";
import { findPassword } from "./find-password.ts";
import { generateTicket } from "./generate-ticket.ts";
import { logout } from "./logout.ts";
import { passwordLogin } from "./password-login.ts";
import { register } from "./register.ts";
import { saveMethod } from "./save-method.ts";
import { sendSms } from "./send-sms.ts";
import { setPassword } from "./set-password.ts";
import { smsLogin } from "./sms-login.ts";
import { thirdPartyRegister } from "./third-party-register.ts";
import { userLogin } from "./user-login.ts";

/** The calls of whoever logs in or registers. */
export const loginHandlers: readonly CallRegistration[] = [
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
  { id: "userinfo-logout", handler: logout, access: "guest" },
  { id: "captcha-image", handler: captchaImage, access: "guest" },
  { id: "userinfo-find-password", handler: findPassword, access: "guest" },
  { id: "device-verify", handler: deviceVerify, access: "guest" },
];
