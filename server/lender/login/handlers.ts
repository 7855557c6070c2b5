import type { Handlers } from "../call/handler.ts";
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
export const loginHandlers = {
  "userinfo-send-sms": sendSms,
  "userinfo-register": register,
  "userinfo-password-login": passwordLogin,
  "userinfo-sms-login": smsLogin,
  "userinfo-user-login": userLogin,
  "userinfo-third-party-register": thirdPartyRegister,
  "userinfo-save-method": saveMethod,
  "userinfo-generate-ticket": generateTicket,
  "userinfo-app-auto-login": appAutoLogin,
  "userinfo-set-password": setPassword,
  "userinfo-logout": logout,
  "captcha-image": captchaImage,
  "userinfo-find-password": findPassword,
  "device-verify": deviceVerify,
} satisfies Partial<Handlers>;
