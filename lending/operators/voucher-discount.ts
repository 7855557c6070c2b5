import { PPM } from "../ppm.ts";
import { voucherDiscount as discountOf, voucherFits } from "../voucher-discount.ts";
import { exactly, ExpressionError, number, type Operator } from "../../engine/operator.ts";

const name = "voucher-discount";
const KOBO = 100;

/**
 * voucher (as the lender sends it: naira, or for a discount the share that remains to pay), principal, interest, fee (kobo) → what it takes off the fee, in kobo.
 * No voucher, or one that is not for this principal, takes off 0.
 */
export const voucherDiscount: Operator = {
  name,
  arity: exactly(4),
  apply: (voucher: unknown, principal: unknown, interest: unknown, fee: unknown) => {
    if (voucher === null || voucher === undefined) return 0;
    if (typeof voucher !== "object") throw new ExpressionError("type", `"${name}" expected a voucher`);
    const given = voucher as Readonly<Record<string, unknown>>;
    const value = number(name, given.voucherValue);
    const prizeType = number(name, given.prizeType);
    const maximum = given.maximumLimitNum;
    const terms = {
      prizeType,
      value: prizeType === 2 ? 0 : Math.round(value * KOBO),
      keepPpm: prizeType === 2 ? Math.round(value * PPM) : 0,
      lowerLimit: number(name, given.conditionLowerLimit),
      upperLimit: number(name, given.conditionUpperLimit),
      maximum: typeof maximum === "number" ? maximum : null,
    };
    if (!voucherFits(terms, number(name, principal))) return 0;
    return discountOf(terms, { interest: number(name, interest), fee: number(name, fee) });
  },
};
