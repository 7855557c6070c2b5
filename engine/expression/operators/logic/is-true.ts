import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { isTrue } from "../../operator/truth.ts";

/** True when there is something: the way to ask whether a value is present. */
export const isTrueOperator: Operator = { name: "!!", arity: exactly(1), apply: (value: unknown) => isTrue(value) };
