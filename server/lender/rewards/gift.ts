import { callBrand } from "../../contract/brands.ts";
import { and, eq } from "drizzle-orm";
import { DAY, lagosDayEnd } from "../../../lending/lagos-time.ts";
import { gift } from "../../database/tables/borrower-calls.ts";
import { type VoucherKind, voucher } from "../../database/tables/voucher.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { one } from "../../database/rows.ts";

const GENERAL = 4;
const CASH = 1;
const GOOD_DAYS = 30;

/** What a coupon is given for; each once in an account's life. */
export type GiftReason = "card-activated" | "mail-bound" | `invited-${string}` | "was-invited";

/** Gives a coupon of `value` kobo, once for a reason; says what was given, 0 where it was given before (F11), or where the brand has no coupons. */
export async function giveCoupon(
  tx: Tx,
  to: { borrowerId: string; reason: GiftReason; value: number; kind: VoucherKind; at: number },
): Promise<number> {
  const { borrowerId, reason, value, kind, at } = to;
  const { flags, constants } = callBrand();
  if (!flags.voucher) return 0;
  const [given] = await tx
    .select({ reason: gift.reason })
    .from(gift)
    .where(and(eq(gift.borrowerId, borrowerId), eq(gift.reason, reason)));
  if (given) return 0;
  const product = constants.fallbackProduct;
  const terms = { transType: GENERAL, prizeType: CASH, value, lowerLimit: product.min, upperLimit: product.max };
  const row = one(
    await tx
      .insert(voucher)
      .values({ ...terms, kind, gid: newGid(), borrowerId, expiresAt: lagosDayEnd(at + GOOD_DAYS * DAY) })
      .returning({ id: voucher.id }),
  );
  await tx.insert(gift).values({ borrowerId, reason, voucherId: row.id });
  return value;
}
