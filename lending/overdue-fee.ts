import { DAY } from "./lagos-time.ts";
import { shareOf } from "./ppm.ts";

/** How much overdue fee there can be: the principal, half of what remains of it, or the lower of the two. */
export type OverdueCap = "principal" | "half-remaining" | "lower";

/** Where the fee stood when the remaining principal last changed, and what counts from there; kobo, days, parts per million a day. */
export interface OverdueState {
  dailyPpm: number;
  principal: number;
  remaining: number;
  baseFee: number;
  baseDays: number;
  cap: OverdueCap;
}

const DAY_SECONDS = DAY / 1000;

/** Days that count as overdue: the first begins one second after `dueAt` (ms). */
export function overdueDays(dueAt: number, now: number): number {
  return Math.max(0, Math.ceil(Math.floor((now - dueAt) / 1000) / DAY_SECONDS));
}

/** The overdue fee so far, in kobo: a share of the remaining principal a day, not compounded, capped; it never falls. */
export function overdueFee(state: OverdueState, days: number): number {
  const grown = state.baseFee + shareOf(state.remaining * Math.max(0, days - state.baseDays), state.dailyPpm);
  return Math.max(state.baseFee, Math.min(grown, capOf(state)));
}

/** The most that the fee can come to while nothing is repaid, in kobo. */
export function mostOverdueFee(state: OverdueState): number {
  return state.dailyPpm === 0 ? state.baseFee : Math.max(state.baseFee, capOf(state));
}

/** Half of what remains is always the lower of the two. */
function capOf({ principal, remaining, cap }: OverdueState): number {
  return cap === "principal" ? principal : Math.floor(remaining / 2);
}
