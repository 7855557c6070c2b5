import { expect, it } from "vitest";
import type { TakenDecision } from "./app-around.ts";
import { readOf } from "./decided.ts";

it("tells what rows read of what the decision was told, by the paths at which they read it", () => {
  const trace: TakenDecision["trace"] = [
    { read: { "inputs.risk.refuseFlag": 1, "inputs.known": true, "brand.flags.voucher": true } },
    { read: { "inputs.risk.refuseFlag": 1, "inputs.bill": null, "inputs.limit.amount": 0 } },
  ];
  expect(readOf(trace)).toEqual({ known: true, risk: { refuseFlag: 1 }, limit: { amount: 0 } });
});

it("tells of an object that was read whole and of what was read in it what both say", () => {
  expect(readOf([{ read: { "inputs.bill.due": 7 } }, { read: { "inputs.bill": { due: 7, owed: "90.00" } } }])).toEqual({
    bill: { due: 7, owed: "90.00" },
  });
});

it("tells nothing of a decision that read nothing", () => {
  expect(readOf([])).toEqual({});
  expect(readOf([{ read: {} }])).toEqual({});
});
