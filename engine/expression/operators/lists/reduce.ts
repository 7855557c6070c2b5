import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";

/** List, step, start; inside the step `var` reads `current` and `accumulator`. */
export const reduce: Operator = { name: "reduce", arity: exactly(3), overElements: true };
