import { lagosClock, momentOf } from "../../../../lending/lagos-time.ts";
import { type LoanState, loanStateOf } from "../period-state.ts";

/** A late fee that grew: how much (kobo), and the moment (ms) that added the last of it. */
export interface GrownFee {
  readonly at: number;
  readonly amount: number;
}

/**
 * The late fee that no transfer says yet, by months, since the last at `since` (ms). A part is dated by the day that
 * added the last of it (F33), also where it is looked at or paid later, or reached its cap before.
 */
export function unbookedFees({ loan, periods }: LoanState, since: number, now: number): readonly GrownFee[] {
  const rows = periods.map(({ row }) => row);
  const feesAt = (at: number) => loanStateOf(loan, rows, at).periods.reduce((sum, { overdue }) => sum + overdue, 0);
  let before = rows.reduce((sum, { overdue }) => sum + overdue, 0);
  return [...monthEnds(since, now), now].flatMap((end) => {
    const grown = feesAt(end);
    const amount = grown - before;
    before = grown;
    return amount === 0 ? [] : [{ at: firstMoment(since, end, (at) => feesAt(at) >= grown), amount }];
  });
}

/** The first moment (ms) up to `to` from which on something holds that holds at `to`: the last day's fee, not whenever one looks. */
function firstMoment(from: number, to: number, holds: (at: number) => boolean): number {
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** The last moment (ms) of each Lagos month between two moments. */
function monthEnds(from: number, to: number): readonly number[] {
  const ends: number[] = [];
  let clock = lagosClock(from).endOf("month");
  while (momentOf(clock) < to) {
    ends.push(momentOf(clock));
    clock = clock.add(1, "day").endOf("month");
  }
  return ends;
}
