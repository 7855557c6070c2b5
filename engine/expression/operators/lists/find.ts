import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { ownValue, pathWords } from "../../operator/own-value.ts";
import { asList, asText } from "../../operator/values.ts";

/** The first element whose property has the value; null when there is none. A filter cannot say this: it reads the element only. */
export const find: Operator = {
  name: "find",
  arity: exactly(3),
  apply: (elements: unknown, property: unknown, value: unknown) => {
    const words = pathWords(asText("find", property));
    if (value === null || value === undefined) return null;
    return asList("find", elements).find((element) => ownValue(element, words) === value) ?? null;
  },
};
