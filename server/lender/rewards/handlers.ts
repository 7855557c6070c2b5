import type { Handlers } from "../call/handler.ts";
import { inviteInfo } from "./invite-info.ts";
import { inviteList } from "./invite-list.ts";
import { redbagList } from "./redbag-list.ts";
import { voucherList } from "./voucher-list.ts";

/** The calls below /invite, /redbag and /voucher. */
export const rewardsHandlers = {
  "voucher-list": voucherList,
  "invite-info": inviteInfo,
  "invite-list": inviteList,
  "redbag-list": redbagList,
} satisfies Partial<Handlers>;
