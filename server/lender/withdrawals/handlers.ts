import type { CallRegistration } from "../call/handler.ts";
import { withdrawApply } from "./withdraw-apply.ts";
import { withdrawDetail } from "./withdraw-detail.ts";
import { withdrawList } from "./withdraw-list.ts";

/** The calls below /withdraw. */
export const withdrawalsHandlers: readonly CallRegistration[] = [
  { id: "withdraw-apply", handler: withdrawApply, access: "borrower" },
  { id: "withdraw-list", handler: withdrawList, access: "borrower" },
  { id: "withdraw-detail", handler: withdrawDetail, access: "borrower" },
];
