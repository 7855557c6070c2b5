import type { Operator } from "../operator.ts";
import { exactly } from "../operator.ts";
import { isTrue } from "../truth.ts";

/** A missing value counts as false. */
export const not: Operator = { name: "!", arity: exactly(1), apply: (value: unknown) => !isTrue(value) };
