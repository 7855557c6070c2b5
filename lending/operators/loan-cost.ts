import { simpleApr } from "../apr.ts";
import { loanCost } from "../loan-cost.ts";
import { PPM } from "../ppm.ts";
import { between, ExpressionError, asNumber, type Operator } from "../../engine/operator.ts";

const name = "loan-cost";

/** A share as the lender sends it (0.28), in parts per million. */
const ppm = (share: unknown) => Math.round(asNumber(name, share) * PPM);

/** An amount in kobo that can be charged for. */
function kobo(value: unknown): number {
  const found = asNumber(name, value);
  if (!Number.isInteger(found) || found < 0) throw new ExpressionError("range", `"${name}" needs whole kobo`);
  return found;
}

/**
 * principal (kobo), rate, interestPercent, taxScale (shares), "front" or "post", days, discount (kobo, 0 when left out)
 * → { interest, fee, tax, discount, cost, net, due } in kobo and { apr } in percent. Golden values: docs/product/domain.md.
 */
export const loanCostOperator: Operator = {
  name,
  arity: between(6, 7),
  apply: (
    principal: unknown,
    rate: unknown,
    interestPercent: unknown,
    taxScale: unknown,
    mode: unknown,
    days: unknown,
    discount: unknown = 0,
  ) => {
    if (mode !== "front" && mode !== "post") throw new ExpressionError("type", `"${name}" expected front or post`);
    const terms = { mode, ratePpm: ppm(rate), interestPpm: ppm(interestPercent), taxPpm: ppm(taxScale) } as const;
    const found = loanCost(kobo(principal), terms, kobo(discount));
    const { interest, fee, tax, net, due } = found;
    const term = asNumber(name, days);
    const apr = net > 0 && term > 0 ? simpleApr(net, due, term) : null;
    return { interest, fee, tax, discount: found.discount, cost: interest + fee + tax, net, due, apr };
  },
};
