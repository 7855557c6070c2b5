import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { isTrue } from "../../operator/truth.ts";

/** A missing value counts as false. */
export const not: Operator = { name: "!", arity: exactly(1), apply: (value: unknown) => !isTrue(value) };
