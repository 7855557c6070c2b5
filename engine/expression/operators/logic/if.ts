import type { Operator } from "../../operator/operator.ts";

/** Condition, value, condition, value, …, otherwise; lazy, as json-logic-js evaluates it. */
export const ifOperator: Operator = { name: "if", arity: { min: 3, max: 31, odd: true } };
