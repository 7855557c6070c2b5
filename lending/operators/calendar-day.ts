import dayjs from "dayjs";
import { exactly, ExpressionError, type Operator, asText } from "../../engine/operator.ts";
import { strictDate } from "../calendar-date.ts";

/** A calendar date "yyyy-MM-dd" → its day number (days since 1970-01-01), so that dates can be compared; an error for what is no date. */
export const calendarDay: Operator = {
  name: "calendar-day",
  arity: exactly(1),
  apply: (typed: unknown) => {
    const date = strictDate(asText("calendar-day", typed), "YYYY-MM-DD");
    if (!date) throw new ExpressionError("type", '"calendar-day" expected a date yyyy-MM-dd');
    return date.diff(dayjs.utc(0), "day");
  },
};
