import type { CallRegistration } from "../call/handler.ts";
import { bankaccountAdd } from "./bankaccount-add.ts";
import { bankaccountBanks } from "./bankaccount-banks.ts";
import { bankaccountList } from "./bankaccount-list.ts";
import { bankaccountResolve } from "./bankaccount-resolve.ts";
import { bankcardActivate } from "./bankcard-activate.ts";
import { bankcardAdd } from "./bankcard-add.ts";
import { bankcardList } from "./bankcard-list.ts";
import { bankcardOtp } from "./bankcard-otp.ts";
import { bankcardPin } from "./bankcard-pin.ts";
import { bankcardRemove } from "./bankcard-remove.ts";

/** The calls below /bankaccount and /bankcard. */
export const bankHandlers: readonly CallRegistration[] = [
  { id: "bankcard-list", handler: bankcardList, access: "borrower" },
  { id: "bankaccount-banks", handler: bankaccountBanks, access: "guest" },
  { id: "bankaccount-resolve", handler: bankaccountResolve, access: "borrower" },
  { id: "bankaccount-add", handler: bankaccountAdd, access: "borrower" },
  { id: "bankaccount-list", handler: bankaccountList, access: "borrower" },
  { id: "bankcard-add", handler: bankcardAdd, access: "borrower" },
  { id: "bankcard-pin", handler: bankcardPin, access: "borrower" },
  { id: "bankcard-otp", handler: bankcardOtp, access: "borrower" },
  { id: "bankcard-activate", handler: bankcardActivate, access: "borrower" },
  { id: "bankcard-remove", handler: bankcardRemove, access: "borrower" },
];
