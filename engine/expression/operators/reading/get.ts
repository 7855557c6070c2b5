import { ExpressionError } from "../../operator/expression-error.ts";
import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { ownValue, pathWords } from "../../operator/own-value.ts";
import { describe, present } from "../../operator/values.ts";

/** The own property of an object, or the element of a list, whose key is computed; null when there is none. */
export const get: Operator = {
  name: "get",
  arity: exactly(2),
  apply: (holder: unknown, key: unknown) => {
    const found = present("get", key);
    if (typeof found !== "string" && typeof found !== "number")
      throw new ExpressionError("type", `"get" expected a key, found ${describe(found)}`);
    return ownValue(present("get", holder), pathWords(String(found))) ?? null;
  },
};
