import { type OverdueCap, overdueFee } from "../overdue-fee.ts";
import { exactly, ExpressionError, asNumber, type Operator } from "../../engine/operator.ts";

const name = "overdue-fee";
const caps: readonly OverdueCap[] = ["principal", "half-remaining", "lower"];

/** principal (kobo), days overdue, cap ("principal", "half-remaining" or "lower") → the late fee so far, in kobo (K4). */
export const overdueFeeOperator: Operator = {
  name,
  arity: exactly(3),
  apply: (principal: unknown, days: unknown, named: unknown) => {
    const cap = caps.find((known) => known === named);
    if (!cap) throw new ExpressionError("type", `"${name}" expected one of ${caps.join(", ")}`);
    const whole = asNumber(name, principal);
    const state = { principal: whole, remaining: whole, baseFee: 0, baseDays: 0, cap };
    return overdueFee(state, asNumber(name, days));
  },
};
