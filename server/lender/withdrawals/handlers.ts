import type { Handlers } from "../call/handler.ts";
import { withdrawApply } from "./withdraw-apply.ts";
import { withdrawDetail } from "./withdraw-detail.ts";
import { withdrawList } from "./withdraw-list.ts";

/** The calls below /withdraw. */
export const withdrawalsHandlers = {
  "withdraw-apply": withdrawApply,
  "withdraw-list": withdrawList,
  "withdraw-detail": withdrawDetail,
} satisfies Partial<Handlers>;
