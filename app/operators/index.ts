import type { Operator } from "../../engine/index.ts";
import { date } from "./date.ts";
import { dateTime } from "./date-time.ts";
import { dateWords } from "./date-words.ts";
import { daysUntil } from "./days-until.ts";
import { dueTime } from "./due-time.ts";
import { loanCost } from "./loan-cost.ts";
import { luhn } from "./luhn.ts";
import { money } from "./money.ts";
import { overdueFee } from "./overdue-fee.ts";
import { percent } from "./percent.ts";
import { phone } from "./phone.ts";
import { phoneShown } from "./phone-shown.ts";
import { phoneStored } from "./phone-stored.ts";
import { splitInstallments } from "./split-installments.ts";
import { voucherDiscount } from "./voucher-discount.ts";

/** The app's own expression operators; hand them to `registerOperators` once, at start. */
export const appOperators: readonly Operator[] = [
  money,
  percent,
  date,
  dateTime,
  dateWords,
  daysUntil,
  dueTime,
  loanCost,
  splitInstallments,
  voucherDiscount,
  overdueFee,
  phone,
  phoneStored,
  phoneShown,
  luhn,
];
