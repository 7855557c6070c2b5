import type { CallRegistration } from "../call/handler.ts";
import { mailBind } from "./mail-bind.ts";
import { mailSendCode } from "./mail-send-code.ts";

/** The calls below /mail. */
export const mailHandlers: readonly CallRegistration[] = [
  { id: "mail-send-code", handler: mailSendCode, access: "borrower" },
  { id: "mail-bind", handler: mailBind, access: "borrower" },
];
