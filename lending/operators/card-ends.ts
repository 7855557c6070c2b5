import { exactly, ExpressionError, type Operator, asText } from "../../engine/operator.ts";
import { LAGOS_OFFSET } from "../lagos-time.ts";

/** The expiry of a card "MM/YY" (20YY) → the end of that month in Lagos, epoch ms (V6); an error for what is none. */
export const cardEnds: Operator = {
  name: "card-ends",
  arity: exactly(1),
  apply: (typed: unknown) => {
    const [, month, year] = /^(0[1-9]|1[0-2])\/([0-9]{2})$/.exec(asText("card-ends", typed)) ?? [];
    if (!month) throw new ExpressionError("type", '"card-ends" expected a month MM/YY');
    return Date.UTC(2000 + Number(year), Number(month), 1) - LAGOS_OFFSET;
  },
};
