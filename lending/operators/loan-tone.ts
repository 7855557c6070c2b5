import { exactly, type Operator } from "../../engine/operator.ts";

/** From this many days before the due time what is to be repaid warns. */
const SOON_DAYS = 3;
const TO_REPAY = 40;

const tones: Readonly<Record<number, string>> = {
  10: "info",
  20: "info",
  30: "info",
  50: "danger",
  60: "good",
  71: "danger",
  72: "danger",
};

/**
 * A loan's or a period's status, and the days until it is due → the tone of its chip: what is to be repaid is neutral
 * until three days before, overdue alone is danger among what is owed; of a status that nobody knows, neutral (F1).
 */
export const loanTone: Operator = {
  name: "loan-tone",
  arity: exactly(2),
  apply: (status: unknown, days: unknown) =>
    Number(status) === TO_REPAY && typeof days === "number" && days <= SOON_DAYS
      ? "warn"
      : (tones[Number(status)] ?? "neutral"),
};
