import { dueTime } from "../lagos-time.ts";
import { asNumber, exactly, ExpressionError, type Operator } from "../../engine/operator.ts";

const TIME = /^\d\d:\d\d:\d\d$/;

/** Moment of paying out (epoch ms), days, time of day ("06:59:59") → that time in Lagos so many days later, epoch ms (K4). */
export const dueTimeOperator: Operator = {
  name: "due-time",
  arity: exactly(3),
  apply: (paidOut: unknown, days: unknown, time: unknown) => {
    if (typeof time !== "string" || !TIME.test(time))
      throw new ExpressionError("type", '"due-time" expected a time of day');
    return dueTime(asNumber("due-time", paidOut), asNumber("due-time", days), time);
  },
};
