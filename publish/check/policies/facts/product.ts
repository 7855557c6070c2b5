import { dailyInterest } from "../../../../lending/daily-interest.ts";
import { valueAt } from "../../../documents/entries.ts";
import type { Fact } from "./fact.ts";

const rate = "constants.fallbackProduct.rate";
const days = "constants.periodDays";

/** What the first loan of a brand comes to (K2); without its figures nothing. */
export const product: Fact = {
  name: "product",
  say: (which, value) =>
    which === "days"
      ? `a first loan of ${Number(value)} days`
      : `an interest of ${Number(value)} % a day of a first loan`,
  find(_, { value }, [which]) {
    const figure = (path: string) => Number(valueAt(value, path.split(".")) ?? 0);
    if (which === "days") return { value: figure(days), by: [days] };
    const interest = figure(days) === 0 ? 0 : dailyInterest(figure(rate), figure(days));
    return { value: interest, by: [rate, days] };
  },
};
