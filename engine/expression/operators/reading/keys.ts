import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { describe, present } from "../../operator/values.ts";

/** The own keys of an object, in order. */
export const keys: Operator = {
  name: "keys",
  arity: exactly(1),
  apply: (value: unknown) => {
    const found = present("keys", value);
    if (typeof found !== "object" || Array.isArray(found))
      throw new ExpressionError("type", `"keys" expected an object, found ${describe(found)}`);
    return Object.keys(found);
  },
};
