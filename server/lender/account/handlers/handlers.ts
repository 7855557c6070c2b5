import type { CallRegistration } from "../../call/handler.ts";
import { cancel } from "./cancel.ts";
import { consentSave } from "./consent-save.ts";
import { deactivate } from "./deactivate.ts";
import { deviceBind } from "./device-bind.ts";
import { modifyPassword } from "./modify-password.ts";
import { trackingCollect } from "./tracking-collect.ts";
import { tradePasswordModify } from "./trade-password-modify.ts";
import { tradePasswordReset } from "./trade-password-reset.ts";
import { tradePasswordSet } from "./trade-password-set.ts";
import { updatePhone1 } from "./update-phone-1.ts";
import { updatePhone2 } from "./update-phone-2.ts";
import { updatePhone3 } from "./update-phone-3.ts";
import { updatePhone4 } from "./update-phone-4.ts";
import { userExtras } from "./user-extras.ts";

/** The calls about the account itself: PINs, the phone, the mail address, consents, closing it. */
export const accountHandlers: readonly CallRegistration[] = [
  { id: "userinfo-extras", handler: userExtras, access: "borrower" },
  { id: "userinfo-trade-password-set", handler: tradePasswordSet, access: "borrower" },
  { id: "consent-save", handler: consentSave, access: "guest" },
  { id: "tracking-collect", handler: trackingCollect, access: "guest" },
  { id: "userinfo-modify-password", handler: modifyPassword, access: "borrower" },
  { id: "userinfo-trade-password-modify", handler: tradePasswordModify, access: "borrower" },
  { id: "userinfo-trade-password-reset", handler: tradePasswordReset, access: "borrower" },
  { id: "userinfo-update-phone-1", handler: updatePhone1, access: "borrower" },
  { id: "userinfo-update-phone-2", handler: updatePhone2, access: "borrower" },
  { id: "userinfo-update-phone-3", handler: updatePhone3, access: "borrower" },
  { id: "userinfo-update-phone-4", handler: updatePhone4, access: "borrower" },
  { id: "userinfo-deactivate", handler: deactivate, access: "borrower" },
  { id: "userinfo-cancel", handler: cancel, access: "borrower" },
  { id: "device-bind", handler: deviceBind, access: "borrower" },
];
