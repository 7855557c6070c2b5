import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { asText } from "../../operator/values.ts";

const compiled = new Map<string, RegExp>();

function pattern(source: string): RegExp {
  let known = compiled.get(source);
  if (!known) {
    known = new RegExp(source, "u");
    compiled.set(source, known);
  }
  return known;
}

/** Whether a text matches a literal pattern; the checker refuses patterns that can backtrack without end (R82). */
export const matches: Operator = {
  name: "matches",
  arity: exactly(2),
  literalArguments: [1],
  apply: (value: unknown, source: unknown) => pattern(asText("matches", source)).test(asText("matches", value)),
};
