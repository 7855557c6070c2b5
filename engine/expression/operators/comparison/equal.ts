import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { present } from "../../operator/values.ts";

/** Same type and value; a missing value is an error (the literal null is compared by `is-null`, see compile). */
export const equal: Operator = {
  name: "===",
  arity: exactly(2),
  apply: (a: unknown, b: unknown) => present("===", a) === present("===", b),
};
