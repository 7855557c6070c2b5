import { dueTime } from "../lagos-time.ts";
import { exactly, asNumber, type Operator } from "../../engine/operator.ts";

/** Moment of paying out (epoch ms), days → 06:59:59 in Lagos so many days later, epoch ms (K4). */
export const dueTimeOperator: Operator = {
  name: "due-time",
  arity: exactly(2),
  apply: (paidOut: unknown, days: unknown) => dueTime(asNumber("due-time", paidOut), asNumber("due-time", days)),
};
