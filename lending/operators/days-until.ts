import { lagosDay } from "../lagos-time.ts";
import { exactly, asNumber, type Operator } from "../../engine/operator.ts";

/** Moment, now (epoch ms) → calendar days in Lagos until the moment: 0 on the day itself, negative after it. */
export const daysUntil: Operator = {
  name: "days-until",
  arity: exactly(2),
  apply: (moment: unknown, now: unknown) =>
    lagosDay(asNumber("days-until", moment)) - lagosDay(asNumber("days-until", now)),
};
