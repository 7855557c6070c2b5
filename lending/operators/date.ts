import { exactly, asNumber, type Operator } from "../../engine/operator.ts";
import { dateText } from "../format/lagos-date.ts";

/** Epoch ms → dd/MM/yyyy (B8). */
export const date: Operator = {
  name: "date",
  arity: exactly(1),
  apply: (ms: unknown) => dateText(asNumber("date", ms)),
};
