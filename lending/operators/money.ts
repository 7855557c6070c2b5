import { exactly, asNumber, type Operator } from "../../engine/operator.ts";
import { naira } from "../format/naira.ts";

/** Kobo → "₦5,000" (B8). */
export const money: Operator = {
  name: "money",
  arity: exactly(1),
  apply: (kobo: unknown) => naira(asNumber("money", kobo)),
};
