import type { Operator } from "../../operator/operator.ts";
import { atLeast } from "../../operator/operator.ts";

/** Lazy, as json-logic-js evaluates it; a missing value counts as false. */
export const and: Operator = { name: "and", arity: atLeast(1) };
