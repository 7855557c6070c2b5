import type { Handler } from "../call/handler.ts";
import { vouchersOf, voucherView } from "./voucher-view.ts";

/** POST /voucher/list: the user's vouchers, all or of one state or kind (E7). */
export const voucherList: Handler<"voucher-list"> = async (call) => {
  const { tx, body, now } = call;
  const vouchers = (await vouchersOf(tx, call.borrower.id)).map((row) => voucherView(row, now));
  const { state, kind } = body;
  return { vouchers: vouchers.filter((one) => (!state || one.state === state) && (!kind || one.kind === kind)) };
};
