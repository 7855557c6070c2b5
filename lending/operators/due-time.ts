import { dueTime as dueTimeAfter } from "../lagos-time.ts";
import { exactly, number, type Operator } from "../../engine/operator.ts";

/** Moment of paying out (epoch ms), days → 06:59:59 in Lagos so many days later, epoch ms (K4). */
export const dueTime: Operator = {
  name: "due-time",
  arity: exactly(2),
  apply: (paidOut: unknown, days: unknown) => dueTimeAfter(number("due-time", paidOut), number("due-time", days)),
};
