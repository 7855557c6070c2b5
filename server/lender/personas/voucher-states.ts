import { DAY, lagosDayEnd } from "../../../lending/lagos-time.ts";
import { type VoucherKind, voucher } from "../../database/tables/voucher.ts";
import { newGid } from "../call/new-gid.ts";
import type { SeedState } from "./state.ts";

type Kind = {
  kind: VoucherKind;
  transType: number;
  prizeType: number;
  value?: number;
  keepPpm?: number;
  maximum?: number;
};

const INSTALLMENT = 1;
const GENERAL = 4;
const CASH = 1;
const DISCOUNT = 2;
const FREE = 4;

const kinds: readonly Kind[] = [
  { kind: "cash", transType: GENERAL, prizeType: CASH, value: 50_000 },
  { kind: "discount", transType: GENERAL, prizeType: DISCOUNT, keepPpm: 900_000, maximum: 100_000 },
  { kind: "interest-discount", transType: GENERAL, prizeType: DISCOUNT, keepPpm: 500_000 },
  { kind: "interest-free", transType: GENERAL, prizeType: FREE },
  { kind: "installment", transType: INSTALLMENT, prizeType: CASH, value: 100_000 },
  { kind: "universal", transType: GENERAL, prizeType: CASH, value: 20_000 },
  { kind: "invitation-exclusive", transType: GENERAL, prizeType: CASH, value: 30_000 },
];
const states = ["available", "used", "expired"] as const;
const limits = { lowerLimit: 300_000, upperLimit: 22_500_000 };

/** A cash voucher of ₦500 and a discount of 10 %, both good for 30 days. */
export const twoVouchers: SeedState = async (tx, { borrower, now }) => {
  const rows = kinds.slice(0, 2).map((kind) => ({
    ...kind,
    ...limits,
    gid: newGid(),
    borrowerId: borrower.id,
    expiresAt: lagosDayEnd(now + 30 * DAY),
  }));
  await tx.insert(voucher).values(rows);
};

/** A voucher of every kind in every state (E7). */
export const everyVoucher: SeedState = async (tx, { borrower, now }) => {
  const rows = kinds.flatMap((kind) =>
    states.map((state) => {
      const expiresAt = lagosDayEnd(now + (state === "expired" ? -DAY : 30 * DAY));
      return { ...kind, ...limits, gid: newGid(), borrowerId: borrower.id, state, expiresAt };
    }),
  );
  await tx.insert(voucher).values(rows);
};
