import { exactly, asNumber, type Operator } from "../../engine/operator.ts";
import { dateTimeText } from "../format/lagos-date.ts";

/** Epoch ms → dd/MM/yyyy HH:mm (B8). */
export const dateTime: Operator = {
  name: "date-time",
  arity: exactly(1),
  apply: (ms: unknown) => dateTimeText(asNumber("date-time", ms)),
};
