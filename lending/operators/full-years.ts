import { asNumber, asText, exactly, ExpressionError, type Operator } from "../../engine/operator.ts";
import { fullYears, strictDate } from "../calendar-date.ts";

/** A calendar date "yyyy-MM-dd", now (epoch ms) → full years between them in Lagos: an age; negative for a date that is to come. */
export const fullYearsOperator: Operator = {
  name: "full-years",
  arity: exactly(2),
  apply: (since: unknown, now: unknown) => {
    const date = strictDate(asText("full-years", since), "YYYY-MM-DD");
    if (!date) throw new ExpressionError("type", '"full-years" expected a date yyyy-MM-dd');
    return fullYears(date, asNumber("full-years", now));
  },
};
