import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { asList } from "../../operator/values.ts";

/** How many elements a list, or code points a text, has. */
export const length: Operator = {
  name: "length",
  arity: exactly(1),
  apply: (value: unknown) => (typeof value === "string" ? [...value].length : asList("length", value).length),
};
