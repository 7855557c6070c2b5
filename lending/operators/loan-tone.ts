import { exactly, type Operator } from "../../engine/operator.ts";

const tones: Readonly<Record<number, string>> = {
  10: "info",
  20: "info",
  30: "info",
  40: "warn",
  50: "danger",
  60: "good",
  71: "danger",
  72: "danger",
};

/** A loan's or a period's status → the tone of its chip; of one that nobody knows, neutral (F1). */
export const loanTone: Operator = {
  name: "loan-tone",
  arity: exactly(1),
  apply: (status: unknown) => tones[Number(status)] ?? "neutral",
};
