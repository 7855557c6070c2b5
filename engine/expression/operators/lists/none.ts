import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";

/** Evaluated per element by json-logic-js; inside, `var` reads the element. */
export const none: Operator = { name: "none", arity: exactly(2), overElements: true };
