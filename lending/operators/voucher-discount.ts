import { PPM } from "../ppm.ts";
import { voucherDiscount, voucherFits } from "../voucher-discount.ts";
import { exactly, ExpressionError, asNumber, type Operator, valuesOf } from "../../engine/operator.ts";

const name = "voucher-discount";
const KOBO = 100;

/**
 * voucher (as the lender sends it: naira, or for a discount the share that remains to pay), principal, interest, fee (kobo) → what it takes off the fee, in kobo.
 * No voucher, or one that is not for this principal, takes off 0.
 */
export const voucherDiscountOperator: Operator = {
  name,
  arity: exactly(4),
  apply: (voucher: unknown, principal: unknown, interest: unknown, fee: unknown) => {
    if (voucher === null || voucher === undefined) return 0;
    if (typeof voucher !== "object") throw new ExpressionError("type", `"${name}" expected a voucher`);
    const given = valuesOf(voucher);
    const value = asNumber(name, given.voucherValue);
    const maximum = given.maximumLimitNum;
    const terms = {
      kind: typeof given.kind === "string" ? given.kind : "",
      prizeType: asNumber(name, given.prizeType),
      // The one or the other: which of them counts, the type of the prize says.
      value: Math.round(value * KOBO),
      keepPpm: Math.round(value * PPM),
      lowerLimit: asNumber(name, given.conditionLowerLimit),
      upperLimit: asNumber(name, given.conditionUpperLimit),
      maximum: typeof maximum === "number" ? maximum : null,
    };
    if (!voucherFits(terms, asNumber(name, principal))) return 0;
    return voucherDiscount(terms, { interest: asNumber(name, interest), fee: asNumber(name, fee) });
  },
};
