import { exactly, ExpressionError, type Operator, asText } from "../../engine/operator.ts";
import { DAY } from "../lagos-time.ts";

/** A calendar date "yyyy-MM-dd" → its day number (days since 1970-01-01), so that dates can be compared; an error for what is no date. */
export const calendarDay: Operator = {
  name: "calendar-day",
  arity: exactly(1),
  apply: (typed: unknown) => {
    const date = asText("calendar-day", typed);
    const at = Date.parse(`${date}T00:00:00Z`);
    if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date) || !new Date(at || 0).toISOString().startsWith(date))
      throw new ExpressionError("type", '"calendar-day" expected a date yyyy-MM-dd');
    return at / DAY;
  },
};
