import type { Handlers } from "../call/handler.ts";
import { mailBind } from "./mail-bind.ts";
import { mailSendCode } from "./mail-send-code.ts";

/** The calls below /mail. */
export const mailHandlers = {
  "mail-send-code": mailSendCode,
  "mail-bind": mailBind,
} satisfies Partial<Handlers>;
