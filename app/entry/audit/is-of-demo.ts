import type { PublishedCall } from "../../../engine/published.ts";

/** Of what the mocks show, by the fields that name it in a request. */
const shown: readonly string[] = ["loanGid", "orderGid", "payGid", "bankcardGid", "voucherGid"];

/** Calls that move money or change terms without naming anything that is shown. */
const moving: readonly string[] = ["bankcard-activate", "withdraw-apply"];

/** Whether a call is about what the mocks show, or moves money: the lender must not be asked it in the audit mode (A4). */
export const isOfDemo = ({ id }: PublishedCall, body: Readonly<Record<string, unknown>>): boolean =>
  moving.includes(id) || shown.some((name) => body[name] !== undefined && body[name] !== null);
