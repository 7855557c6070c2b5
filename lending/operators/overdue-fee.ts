import { type OverdueCap, overdueFee } from "../overdue-fee.ts";
import { exactly, ExpressionError, asNumber, type Operator } from "../../engine/operator.ts";

const name = "overdue-fee";
const caps: readonly unknown[] = ["principal", "half-remaining", "lower"] satisfies OverdueCap[];

/** principal (kobo), days overdue, cap ("principal", "half-remaining" or "lower") → the late fee so far, in kobo (K4). */
export const overdueFeeOperator: Operator = {
  name,
  arity: exactly(3),
  apply: (principal: unknown, days: unknown, cap: unknown) => {
    if (!caps.includes(cap)) throw new ExpressionError("type", `"${name}" expected one of ${caps.join(", ")}`);
    const whole = asNumber(name, principal);
    const state = { principal: whole, remaining: whole, baseFee: 0, baseDays: 0, cap: cap as OverdueCap };
    return overdueFee(state, asNumber(name, days));
  },
};
