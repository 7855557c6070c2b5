import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";

/** Evaluated per element by json-logic-js; inside, `var` reads the element. */
export const map: Operator = { name: "map", arity: exactly(2), overElements: true };
