import { exactly, ExpressionError, type Operator, asText } from "../../engine/operator.ts";
import { strictDate } from "../calendar-date.ts";
import { momentOf } from "../lagos-time.ts";

/** The expiry of a card "MM/YY" (20YY) → the end of that month in Lagos, epoch ms (V6); an error for what is none. */
export const cardEnds: Operator = {
  name: "card-ends",
  arity: exactly(1),
  apply: (typed: unknown) => {
    const [, month, year] = /^([0-9]{2})\/([0-9]{2})$/.exec(asText("card-ends", typed)) ?? [];
    const begins = strictDate(`${month}/20${year}`, "MM/YYYY");
    if (!begins) throw new ExpressionError("type", '"card-ends" expected a month MM/YY');
    return momentOf(begins.add(1, "month"));
  },
};
