import type { CallRegistration } from "../call/handler.ts";
import { inviteInfo } from "./invite-info.ts";
import { inviteList } from "./invite-list.ts";
import { redbagList } from "./redbag-list.ts";
import { voucherList } from "./voucher-list.ts";

/** The calls below /invite, /redbag and /voucher. */
export const rewardsHandlers: readonly CallRegistration[] = [
  { id: "voucher-list", handler: voucherList, access: "borrower" },
  { id: "invite-info", handler: inviteInfo, access: "borrower" },
  { id: "invite-list", handler: inviteList, access: "borrower" },
  { id: "redbag-list", handler: redbagList, access: "borrower" },
];
