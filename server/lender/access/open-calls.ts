/** Calls that are for everyone, whatever became of an old session: a token that is no longer good does no harm there. */
export const openCalls: ReadonlySet<string> = new Set([
  "userinfo-send-sms",
  "userinfo-register",
  "userinfo-password-login",
  "userinfo-sms-login",
  "userinfo-user-login",
  "userinfo-third-party-register",
  "userinfo-save-method",
  "userinfo-app-auto-login",
  "userinfo-set-password",
  "userinfo-find-password",
  "userinfo-logout",
  "device-verify",
  "captcha-image",
  "bankaccount-banks",
  "consent-save",
  "tracking-collect",
]);
