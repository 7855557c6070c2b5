import type { Operator } from "../../engine/operator.ts";
import { allCharges } from "./all-charges.ts";
import { calendarDay } from "./calendar-day.ts";
import { cardEnds } from "./card-ends.ts";
import { cardShown } from "./card-shown.ts";
import { date } from "./date.ts";
import { dateTime } from "./date-time.ts";
import { dateWords } from "./date-words.ts";
import { dayWords } from "./day-words.ts";
import { daysUntil } from "./days-until.ts";
import { dueTimeOperator } from "./due-time.ts";
import { entryOperators } from "./entry.ts";
import { fullYearsOperator } from "./full-years.ts";
import { loanCostOperator } from "./loan-cost.ts";
import { loanTone } from "./loan-tone.ts";
import { luhn } from "./luhn.ts";
import { mailbox } from "./mailbox.ts";
import { markOf } from "./mark-of.ts";
import { monthWords } from "./month-words.ts";
import { phoneShown } from "./phone-shown.ts";
import { plain } from "./plain.ts";
import { offered } from "./offered.ts";
import { search } from "./search.ts";
import { shareOf } from "./share-of.ts";
import { split } from "./split.ts";
import { splitInstallmentsOperator } from "./split-installments.ts";
import { trim } from "./trim.ts";
import { voucherDiscountOperator } from "./voucher-discount.ts";

/** The app's own expression operators; hand them to `registerOperators` once, at start; the page takes `entryOperators` first. */
export const appOperators: readonly Operator[] = [
  ...entryOperators,
  phoneShown,
  date,
  dateTime,
  dateWords,
  dayWords,
  monthWords,
  shareOf,
  markOf,
  daysUntil,
  dueTimeOperator,
  loanCostOperator,
  allCharges,
  loanTone,
  splitInstallmentsOperator,
  voucherDiscountOperator,
  luhn,
  calendarDay,
  fullYearsOperator,
  cardEnds,
  cardShown,
  search,
  offered,
  split,
  trim,
  mailbox,
  plain,
];
