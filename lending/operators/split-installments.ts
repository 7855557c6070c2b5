import { splitInstallments } from "../split-installments.ts";
import { exactly, ExpressionError, asNumber, type Operator } from "../../engine/operator.ts";

const name = "split-installments";

/** principal, interest, fee, tax (kobo), count → [{ period, principal, interest, fee, tax, amount }], the last takes the rest. */
export const splitInstallmentsOperator: Operator = {
  name,
  arity: exactly(5),
  apply: (principal: unknown, interest: unknown, fee: unknown, tax: unknown, count: unknown) => {
    const periods = asNumber(name, count);
    if (!Number.isInteger(periods) || periods < 1 || periods > 60)
      throw new ExpressionError("range", `"${name}" needs 1 to 60 periods`);
    const whole = {
      principal: asNumber(name, principal),
      interest: asNumber(name, interest),
      fee: asNumber(name, fee),
      tax: asNumber(name, tax),
    };
    return splitInstallments(whole, periods).map((parts, index) => ({
      period: index + 1,
      ...parts,
      amount: parts.principal + parts.interest + parts.fee + parts.tax,
    }));
  },
};
