import { and, asc, eq } from "drizzle-orm";
import { callBrand } from "../../contract/brands.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { PPM } from "../../../lending/ppm.ts";
import { type VoucherRow, voucher } from "../../database/tables/voucher.ts";
import type { Tx } from "../../database/tx.ts";

/** A voucher as the contract has it; one whose time is over is expired whatever the row says. `now` in ms. */
export function voucherView(row: VoucherRow, now: number) {
  return {
    id: row.id,
    gid: row.gid,
    voucherValue: row.prizeType === 2 ? row.keepPpm / PPM : row.value / 100,
    voucherTransType: row.transType,
    prizeType: row.prizeType,
    kind: row.kind,
    state: isUsable(row, now) || row.state === "used" ? row.state : "expired",
    conditionLowerLimit: row.lowerLimit,
    conditionUpperLimit: row.upperLimit,
    expireTime: row.expiresAt,
    maximumLimitNum: row.maximum ?? undefined,
  };
}

/** True while a voucher can lower the fee of a new loan. */
export function isUsable(row: VoucherRow, now: number): boolean {
  return row.state === "available" && row.expiresAt > now;
}

/** The vouchers of a borrower, first to expire first. */
export function vouchersOf(tx: Tx, borrowerId: string): Promise<VoucherRow[]> {
  return tx
    .select()
    .from(voucher)
    .where(eq(voucher.borrowerId, borrowerId))
    .orderBy(asc(voucher.expiresAt), asc(voucher.id));
}

/** One voucher of this borrower (3198) that can be used now, else null; none is where the brand has no coupons (A5). */
export async function usableVoucher(tx: Tx, borrowerId: string, gid: string, now: number): Promise<VoucherRow | null> {
  const [row] = await tx
    .select()
    .from(voucher)
    .where(and(eq(voucher.gid, gid), eq(voucher.borrowerId, borrowerId)));
  if (!row) throw new Refusal(STATUS.notFound);
  return isUsable(row, now) && callBrand().flags.voucher ? row : null;
}
