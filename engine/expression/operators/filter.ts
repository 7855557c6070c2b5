import type { Operator } from "../operator.ts";
import { exactly } from "../operator.ts";

/** Evaluated per element by json-logic-js; inside, `var` reads the element. */
export const filter: Operator = { name: "filter", arity: exactly(2), overElements: true };
