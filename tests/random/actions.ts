import fc from "fast-check";
import { type Fault, faults } from "./line.ts";

/** How often, and how quickly one after the other (ms), a finger comes down on a button; Enter is one more press of the same. */
const presses = [[0], [0], [0], [0, 0], [0, 30], [0, 1500], [0, 30, 1500]] as const;

/** Where a borrower may go from anywhere. */
const places = ["/lendInfo", "/repayment", "/repayment?renew=1", "/withdrawal", "/addCard", "/index", "/bill"] as const;

/** What a borrower, his browser or the line may do next; `tab` counts the open tabs round. */
export type Action =
  | {
      readonly does: "tap";
      readonly tab: number;
      /** ms between the presses */
      readonly presses: readonly number[];
      readonly fault: Fault;
      /** Which amount he types, and whether he pays by transfer. */
      readonly amount: number;
      readonly transfer: boolean;
    }
  | { readonly does: "tap in both tabs"; readonly faults: readonly [Fault, Fault]; readonly amount: number }
  | { readonly does: "go"; readonly tab: number; readonly to: (typeof places)[number] }
  | { readonly does: "back" | "reload" | "ask again"; readonly tab: number }
  | { readonly does: "second tab"; readonly tab: number }
  | { readonly does: "wait"; readonly seconds: number }
  | { readonly does: "lose reads"; readonly times: number };

const tab = fc.nat(1);
const fault = fc.oneof({ weight: 2, arbitrary: fc.constant<Fault>("none") }, fc.constantFrom(...faults));
const amount = fc.nat(2);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant("tap" as const),
      tab,
      presses: fc.constantFrom(...presses),
      fault,
      amount,
      transfer: fc.nat(4).map((one) => one === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("tap in both tabs" as const), faults: fc.tuple(fault, fault), amount }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("go" as const), tab, to: fc.constantFrom(...places) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom("back" as const, "reload" as const, "ask again" as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("second tab" as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("wait" as const), seconds: fc.constantFrom(2, 45, 100, 3600, 86_400) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("lose reads" as const), times: fc.integer({ min: 1, max: 5 }) }),
  },
);

/** What one borrower goes through. */
export interface Sequence {
  readonly scene: string;
  readonly start: (typeof places)[number];
  readonly actions: readonly Action[];
}

/** Sequences that begin where money moves. */
export const sequence: fc.Arbitrary<Sequence> = fc
  .constantFrom<readonly [string, (typeof places)[number]]>(
    ["free", "/lendInfo"],
    ["free", "/lendInfo"],
    ["due", "/repayment"],
    ["overdue", "/repayment"],
    ["periods", "/repayment"],
    ["renewal", "/repayment?renew=1"],
    ["due", "/withdrawal"],
    ["free", "/addCard"],
  )
  .chain(([scene, start]) =>
    fc.record({
      scene: fc.constant(scene),
      start: fc.constant(start),
      actions: fc.array(action, { minLength: 3, maxLength: 12 }),
    }),
  );
