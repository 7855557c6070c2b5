import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";

/** Lazy, as json-logic-js evaluates it; a missing value counts as false. */
export const or: Operator = { name: "or", arity: atLeast(1) };
