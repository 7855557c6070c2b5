import type { Handlers } from "../../call/handler.ts";
import { cancel } from "./cancel.ts";
import { consentList } from "./consent-list.ts";
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
export const accountHandlers = {
  "userinfo-extras": userExtras,
  "userinfo-trade-password-set": tradePasswordSet,
  "consent-list": consentList,
  "consent-save": consentSave,
  "tracking-collect": trackingCollect,
  "userinfo-modify-password": modifyPassword,
  "userinfo-trade-password-modify": tradePasswordModify,
  "userinfo-trade-password-reset": tradePasswordReset,
  "userinfo-update-phone-1": updatePhone1,
  "userinfo-update-phone-2": updatePhone2,
  "userinfo-update-phone-3": updatePhone3,
  "userinfo-update-phone-4": updatePhone4,
  "userinfo-deactivate": deactivate,
  "userinfo-cancel": cancel,
  "device-bind": deviceBind,
} satisfies Partial<Handlers>;
