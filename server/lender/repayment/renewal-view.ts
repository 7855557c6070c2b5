import { dueTime, lagosDay, lagosDayEnd } from "../../../lending/lagos-time.ts";
import type { RenewalRow } from "../../database/tables/borrower-calls.ts";
import type { LoanState } from "../loan/period-state.ts";
import type { Refunding } from "./refunding-status.ts";
import { anotherPeriod, canRenew, chargesOwed, renewablePeriod, type Renewals } from "./renewals.ts";

/** By how many days an extension moves the due time on. */
const EXTENSION_DAYS = 7;

/** The numbers of renewStatus on the wire. */
const STATUS = { applied: 1, confirmed: 2, lapsed: 3, cancelled: 4 } as const;

/**
 * What an extension confirmed at `now` (ms) comes to: the late fee of the loan that is unpaid, as everywhere; how much of it
 * goes, half of the oldest open period's; and the new due time of that one; kobo and ms.
 */
export function extensionOf(state: LoanState, now: number) {
  const period = state.periods.find(({ row }) => row.settledAt === null);
  return {
    overdueFee: state.periods.reduce((sum, { owed }) => sum + owed.overdue, 0),
    reducedFee: Math.floor((period?.owed.overdue ?? 0) / 2),
    dueTime: dueTime(now, EXTENSION_DAYS, state.loan.dueClock),
  };
}

/**
 * Whether an extension confirmed at `now` (ms) does what it is for: it takes something off the late fee, which may be paid
 * by now, and gives time, though a loan that was renewed after it was offered may be due later as it is.
 */
function extendsNow(state: LoanState, now: number): boolean {
  const period = state.periods.find(({ row }) => row.settledAt === null);
  const { reducedFee, dueTime: dueAt } = extensionOf(state, now);
  return period !== undefined && reducedFee > 0 && dueAt > period.row.dueAt;
}

/** What a renewal or extension comes to, on its own. */
export function renewalView(row: RenewalRow, state: LoanState, newDueTime: number, reducedFee = 0) {
  const period = row.kind === "renew" ? renewablePeriod(state) : null;
  return {
    loanGid: row.loanId,
    kind: row.kind,
    renewStatus: STATUS[row.state],
    renewAmount: period && row.state === "applied" ? chargesOwed(period) : 0,
    renewExpiredTime: row.expiresAt,
    newDueTime,
    reducedFee,
  };
}

/** E5: what bills and loan details say of a loan's renewal and extension, none to apply for while a payment is verified (X6); `now` in ms. */
export function renewalFields(
  state: LoanState,
  { renew, extend }: Renewals = {},
  { paying }: Pick<Refunding, "paying">,
  now: number,
) {
  const applied = renew?.state === "applied";
  // In the last second of a day there is no time left to pay in.
  const may = paying === 0 && canRenew(state, now) && lagosDayEnd(now) > now;
  const period = applied || may ? renewablePeriod(state) : null;
  const next = period ? anotherPeriod(state.loan, period.owed.principal, now) : undefined;
  const offered =
    paying === 0 && extend?.state === "applied" && state.loan.status === "active" && extendsNow(state, now);
  const extension = offered ? extensionOf(state, now) : undefined;
  return {
    canRenew: !applied && may ? 1 : 0,
    renewStatus: renew ? STATUS[renew.state] : 0,
    renewAmount: period ? chargesOwed(period) : 0,
    renewDueTime: next?.dueAt,
    renewNextAmount: next?.cost.due,
    renewExpiredTime: renew && (applied || renew.state === "lapsed") ? renew.expiresAt : undefined,
    canExtend: offered ? 1 : 0,
    extendStatus: extend ? STATUS[extend.state] : 0,
    extendExpiredTime: offered ? extend.expiresAt : undefined,
    extendOverdueFee: extension?.overdueFee ?? 0,
    extendReducedFee: extension?.reducedFee ?? 0,
    extendDueTime: extension?.dueTime,
  };
}

/** E5: the same of one loan alone, with how many days a renewal paid at `now` (ms) gives beyond the due day, or beyond today where that is past. */
export function renewalInDetail(
  state: LoanState,
  renewals: Renewals | undefined,
  refunding: Pick<Refunding, "paying">,
  now: number,
) {
  const fields = renewalFields(state, renewals, refunding, now);
  const period = fields.renewDueTime === undefined ? null : renewablePeriod(state);
  const unused = period ? Math.max(0, lagosDay(period.row.dueAt) - lagosDay(now)) : 0;
  return { ...fields, renewDays: period ? state.loan.periodDays - unused : undefined };
}
