import { INTEREST_PPM } from "../daily-interest.ts";
import { loanCost, TAX_PPM } from "../loan-cost.ts";
import { PPM } from "../ppm.ts";
import { asNumber, ExpressionError, exactly, type Operator } from "../../engine/operator.ts";

const name = "all-charges";

/** principal (kobo), rate (share) → interest, fee and tax in all (kobo) of one of this lender's own loans: what an advertised one costs. */
export const allCharges: Operator = {
  name,
  arity: exactly(2),
  apply: (principal: unknown, rate: unknown) => {
    const kobo = asNumber(name, principal);
    if (!Number.isInteger(kobo) || kobo < 0) throw new ExpressionError("range", `"${name}" needs whole kobo`);
    const ratePpm = Math.round(asNumber(name, rate) * PPM);
    const { interest, fee, tax } = loanCost(kobo, {
      mode: "post",
      ratePpm,
      interestPpm: INTEREST_PPM,
      taxPpm: TAX_PPM,
    });
    return interest + fee + tax;
  },
};
