import type { Handlers } from "../call/handler.ts";
import { bankaccountAdd } from "./bankaccount-add.ts";
import { bankaccountBanks } from "./bankaccount-banks.ts";
import { bankaccountDefault } from "./bankaccount-default.ts";
import { bankaccountList } from "./bankaccount-list.ts";
import { bankaccountRemove } from "./bankaccount-remove.ts";
import { bankaccountResolve } from "./bankaccount-resolve.ts";
import { bankcardActivate } from "./bankcard-activate.ts";
import { bankcardAdd } from "./bankcard-add.ts";
import { bankcardDefault } from "./bankcard-default.ts";
import { bankcardList } from "./bankcard-list.ts";
import { bankcardOtp } from "./bankcard-otp.ts";
import { bankcardPin } from "./bankcard-pin.ts";
import { bankcardRemove } from "./bankcard-remove.ts";

/** The calls below /bankaccount and /bankcard. */
export const bankHandlers = {
  "bankcard-list": bankcardList,
  "bankaccount-banks": bankaccountBanks,
  "bankaccount-resolve": bankaccountResolve,
  "bankaccount-add": bankaccountAdd,
  "bankaccount-list": bankaccountList,
  "bankaccount-default": bankaccountDefault,
  "bankaccount-remove": bankaccountRemove,
  "bankcard-add": bankcardAdd,
  "bankcard-pin": bankcardPin,
  "bankcard-otp": bankcardOtp,
  "bankcard-activate": bankcardActivate,
  "bankcard-default": bankcardDefault,
  "bankcard-remove": bankcardRemove,
} satisfies Partial<Handlers>;
