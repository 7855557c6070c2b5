import type { CallRegistration } from "../call/handler.ts";
import { PHOTO_BYTES } from "./picture.ts";
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
export const creditHandlers: readonly CallRegistration[] = [
  { id: "index-creditstatus", handler: creditStatus, access: "borrower" },
  { id: "credit-form-get", handler: creditFormGet, access: "borrower" },
  { id: "credit-summary", handler: creditSummary, access: "borrower" },
  { id: "credit-form-save", handler: creditFormSave, access: "borrower" },
  { id: "credit-contacts", handler: creditContacts, access: "borrower" },
  { id: "credit-photo", handler: creditPhoto, access: "borrower", bodyLimit: PHOTO_BYTES },
  { id: "credit-submit", handler: creditSubmit, access: "borrower" },
  { id: "bvn-verify", handler: bvnVerify, access: "borrower" },
  { id: "bvn-modify", handler: bvnModify, access: "borrower" },
];
