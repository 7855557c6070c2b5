import type { Handlers } from "../call/handler.ts";
import { bvnModify } from "./bvn-modify.ts";
import { bvnVerify } from "./bvn-verify.ts";
import { creditContacts } from "./credit-contacts.ts";
import { creditFormGet } from "./credit-form-get.ts";
import { creditFormSave } from "./credit-form-save.ts";
import { creditPhoto } from "./credit-photo.ts";
import { creditStatus } from "./credit-status.ts";
import { creditSubmit } from "./credit-submit.ts";
import { creditSummary } from "./credit-summary.ts";

/** The calls below /credit and /bvn. */
export const creditHandlers = {
  "index-creditstatus": creditStatus,
  "credit-form-get": creditFormGet,
  "credit-summary": creditSummary,
  "credit-form-save": creditFormSave,
  "credit-contacts": creditContacts,
  "credit-photo": creditPhoto,
  "credit-submit": creditSubmit,
  "bvn-verify": bvnVerify,
  "bvn-modify": bvnModify,
} satisfies Partial<Handlers>;
