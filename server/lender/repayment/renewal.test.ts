import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { dueTime, lagosDay, lagosMidnight } from "../../../lending/lagos-time.ts";
import { borrower as borrowers } from "../../database/tables/borrower.ts";
import { event } from "../../database/tables/frame.ts";
import { installment, loan } from "../../database/tables/loan.ts";
import type { TestBorrower, TestLender } from "../../testing/test-lender.ts";
import { testPlaces } from "../../testing/test-places.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of ₦10,000 over 14 days (golden values), kobo. */
const PRINCIPAL = 1_000_000;
const CHARGES = 299_950;

describe.each(testPlaces)("F3 E5 on %s", (_, open) => {
  let lender: TestLender;
  beforeAll(async () => {
    lender = await open();
  });
  beforeEach(() => lender.startOver());
  afterAll(async () => {
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
    expect(lender.errors).toEqual([]);
    await lender.close();
  });

  const now = async () => (await lender.control("/__sandbox/clock")).now as number;
  const billOf = async (borrower: TestBorrower) => (await borrower.ok("repayment-bill")).loanList[0];
  const pay = async (borrower: TestBorrower, loanGid: string, kobo: number) =>
    borrower.ok("repayment-pay", {
      loanGid,
      amount: kobo / 100,
      method: "card",
      bankcardGid: await borrower.bankcardGid(),
    });

  it("a renewal is applied for near the due time, and lapses at the end of the Lagos day", async () => {
    const borrower = await lender.as(3);
    const { loanGid, ...before } = await billOf(borrower);
    expect(before).toMatchObject({ canRenew: 1, renewStatus: 0, renewAmount: CHARGES });
    expect(before).toMatchObject({
      renewDueTime: dueTime(await now(), 14, "06:59:59"),
      renewNextAmount: PRINCIPAL + CHARGES,
    });
    const end = lagosMidnight(lagosDay(await now()) + 1) - 1000;
    const applied = await borrower.ok("repayment-renew", { loanGid });
    expect(applied).toMatchObject({ renewStatus: 1, renewAmount: CHARGES, renewExpiredTime: end });
    expect((await borrower.call("repayment-renew", { loanGid })).status).toBe(3199);
    expect(await billOf(borrower)).toMatchObject({ canRenew: 0, renewStatus: 1, renewExpiredTime: end });
    await lender.control("/__sandbox/clock", { set: end });
    expect(await billOf(borrower)).toMatchObject({ renewStatus: 3, renewExpiredTime: end });
    expect((await borrower.call("repayment-renew-cancel", { loanGid })).status).toBe(3199);
    const kinds = await lender.database.db.select().from(event).where(eq(event.subjectId, loanGid));
    expect(kinds).toContainEqual(expect.objectContaining({ kind: "renew-lapsed", at: end }));
  });

  it.each([
    ["a second before", -1_000, { renewedDueTime: expect.any(Number) }, undefined],
    ["a second after", 1_000, { loanLeftAmount: PRINCIPAL }, true],
  ])("F3 a transfer for it that comes %s its deadline says what it did", async (_when, by, said, renewalLapsed) => {
    const borrower = await lender.as(3);
    const { loanGid } = await billOf(borrower);
    const { renewExpiredTime } = await borrower.ok("repayment-renew", { loanGid });
    await lender.control("/__sandbox/clock", { set: renewExpiredTime - 60_000 });
    const announced = { loanGid, amount: CHARGES / 100, method: "transfer", purpose: "renew" };
    const { payGid, virtualAccount } = await borrower.ok("repayment-pay", announced);
    expect(await borrower.ok("repayment-status", { payGid })).not.toHaveProperty("renewalLapsed");
    await lender.control("/__sandbox/clock", { set: renewExpiredTime + by });
    await lender.control("/__sandbox/credit-va", { bankVA: virtualAccount.bankVA, amount: "2999.50" });
    const came = await borrower.ok("repayment-status", { payGid });
    expect(came).toMatchObject({ payStatus: 2, ...said });
    expect(came.renewalLapsed).toBe(renewalLapsed);
  });

  it("paying all but the principal confirms it: 14 more days with new charges", async () => {
    const borrower = await lender.as(3);
    const { loanGid } = await billOf(borrower);
    await borrower.ok("repayment-renew", { loanGid });
    await pay(borrower, loanGid, CHARGES - 1);
    expect((await billOf(borrower)).renewStatus).toBe(1);
    await lender.control("/__sandbox/clock", { advanceMs: 1000 });
    const { loanLeftAmount } = await pay(borrower, loanGid, 10_000);
    const principal = PRINCIPAL - 9_999;
    expect(loanLeftAmount).toBeGreaterThan(principal);
    const bill = await billOf(borrower);
    expect(bill).toMatchObject({
      renewStatus: 2,
      exceedDays: 0,
      dueTime: dueTime(await now(), 14, "06:59:59"),
      canRenew: 0,
    });
    expect(bill.renewExpiredTime).toBeUndefined();
    const detail = await borrower.ok("repayment-loandetail", { loanGid });
    expect(detail).toMatchObject({ outstandingPrincipal: principal, loanLeftAmount: bill.loanLeftAmount });
    expect(detail.dueAmount - 1_299_950).toBe(bill.loanLeftAmount - principal);
    expect((await borrower.ok("message-list")).messages[0].kind).toBe("renewal-confirmed");
  });

  it("a payment that is to confirm a renewal is not charged when it cannot", async () => {
    const borrower = await lender.as(35);
    const { loanGid, renewAmount, renewExpiredTime } = await billOf(borrower);
    const card = { loanGid, method: "card", bankcardGid: await borrower.bankcardGid(), purpose: "renew" };
    const before = await billOf(borrower);
    const less = await borrower.call("repayment-pay", { ...card, amount: renewAmount / 100 - 1 });
    expect([less.status, await billOf(borrower)]).toEqual([3199, before]);
    await lender.control("/__sandbox/clock", { set: renewExpiredTime + 2000 });
    expect((await borrower.call("repayment-pay", { ...card, amount: renewAmount / 100 })).status).toBe(3199);
    const lapsed = await billOf(borrower);
    expect(lapsed).toMatchObject({ renewStatus: 3, loanLeftAmount: before.loanLeftAmount });
    await borrower.ok("repayment-renew", { loanGid });
    await borrower.ok("repayment-pay", { ...card, amount: renewAmount / 100 });
    expect(await billOf(borrower)).toMatchObject({ renewStatus: 2, loanLeftAmount: before.renewNextAmount });
  });

  it("V13 a renewal of which less than ₦100 is left to pay is paid with that", async () => {
    const borrower = await lender.as(3);
    const { loanGid } = await billOf(borrower);
    await borrower.ok("repayment-renew", { loanGid });
    await pay(borrower, loanGid, CHARGES - 5_000);
    expect(await billOf(borrower)).toMatchObject({ renewStatus: 1, renewAmount: 5_000 });
    const card = { loanGid, method: "card", bankcardGid: await borrower.bankcardGid() };
    expect((await borrower.call("repayment-pay", { ...card, amount: "50.00" })).message).toContain("100");
    await borrower.ok("repayment-pay", { ...card, amount: "50.00", purpose: "renew" });
    expect(await billOf(borrower)).toMatchObject({ renewStatus: 2, loanLeftAmount: PRINCIPAL + CHARGES });
  });

  it("V13 a period of which less than ₦100 is left is settled with that, and no less", async () => {
    const borrower = await lender.as(33);
    const { loanGid, currentDueAmount } = await billOf(borrower);
    await pay(borrower, loanGid, currentDueAmount - 5_000);
    const card = { loanGid, method: "card", bankcardGid: await borrower.bankcardGid() };
    expect(await borrower.ok("repayment-quote", { loanGid, periods: 1 })).toMatchObject({
      payAmount: 5_000,
      minimumAmount: 5_000,
    });
    expect((await borrower.call("repayment-pay", { ...card, amount: "49.99", periods: 1 })).message).toContain("₦50");
    expect((await borrower.call("repayment-pay", { ...card, amount: "50.00", periods: 4 })).status).toBe(3199);
    await borrower.ok("repayment-pay", { ...card, amount: "50.00", periods: 1 });
    expect((await billOf(borrower)).unpaidSubLoanCount).toBe(2);
  });

  it("an overdue loan may be renewed too: its overdue fee is paid and starts anew", async () => {
    const borrower = await lender.as(4);
    const { loanGid, renewAmount, overdueFee, exceedDays } = await billOf(borrower);
    expect(renewAmount).toBe(CHARGES + overdueFee);
    expect(exceedDays).toBe(10);
    await borrower.ok("repayment-renew", { loanGid });
    await pay(borrower, loanGid, renewAmount);
    expect(await billOf(borrower)).toMatchObject({
      renewStatus: 2,
      exceedDays: 0,
      overdueFee: 0,
      loanLeftAmount: PRINCIPAL + CHARGES,
    });
    await lender.control("/__sandbox/clock", { advanceMs: 15 * DAY });
    expect((await billOf(borrower)).overdueFee).toBeGreaterThan(0);
    await lender.control("/__sandbox/cob", {});
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  });

  it("it is cancelled in favour of full repayment, by the borrower or by settling", async () => {
    const borrower = await lender.as(35);
    const { loanGid } = await billOf(borrower);
    const cancelled = await borrower.ok("repayment-renew-cancel", { loanGid });
    expect(cancelled).toMatchObject({ renewStatus: 4, renewAmount: 0 });
    // Whose answer was lost asks once more, and is not told that it was not possible.
    expect(await borrower.ok("repayment-renew-cancel", { loanGid })).toEqual(cancelled);
    expect(await billOf(borrower)).toMatchObject({ renewStatus: 4, canRenew: 1 });
    await borrower.ok("repayment-renew", { loanGid });
    await pay(borrower, loanGid, PRINCIPAL + CHARGES);
    expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({
      renewStatus: 4,
      loanStatus: 60,
      canRenew: 0,
    });
  });

  it("a payment that is taken back takes its renewal back: every period and account is as before", async () => {
    const borrower = await lender.as(3);
    const { loanGid } = await billOf(borrower);
    await borrower.ok("repayment-renew", { loanGid });
    const rows = async () => [
      await lender.database.db.select().from(installment).where(eq(installment.loanId, loanGid)),
      await lender.database.db.select().from(loan).where(eq(loan.id, loanGid)),
      (await lender.control("/__sandbox/ledger")).accounts,
    ];
    const before = await rows();
    const { payGid } = await pay(borrower, loanGid, CHARGES);
    expect(await rows()).not.toEqual(before);
    await lender.control("/__sandbox/reverse", { payGid });
    expect(await rows()).toEqual(before);
  });

  it("a payment before later ones on a renewed loan cannot be taken back", async () => {
    const borrower = await lender.as(3);
    const { loanGid } = await billOf(borrower);
    await borrower.ok("repayment-renew", { loanGid });
    const { payGid } = await pay(borrower, loanGid, CHARGES);
    await lender.control("/__sandbox/clock", { advanceMs: 1000 });
    await pay(borrower, loanGid, 10_000);
    expect(await lender.control("/__sandbox/reverse", { payGid })).toEqual({ error: expect.any(String) });
  });

  it.each([
    [33, "a loan in periods"],
    [40, "a loan overdue for too long"],
  ])("persona %d: %s is not renewed", async (persona) => {
    const borrower = await lender.as(persona);
    const { loanGid, canRenew } = await billOf(borrower);
    expect(canRenew).toBe(0);
    expect((await borrower.call("repayment-renew", { loanGid })).status).toBe(3199);
  });

  it("X6 nothing is renewed while a payment is being verified, nor offered, nor another transfer", async () => {
    const borrower = await lender.as(38);
    const { loanGid, ...bill } = await billOf(borrower);
    // Due in three days: without that payment it is offered, as to persona 3.
    const told = { canRenew: 0, renewAmount: 0 };
    expect(bill).toMatchObject({ daysLeft: 3, refundingStatus: 1, ...told });
    expect(bill.renewDueTime).toBeUndefined();
    expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({ repayStatus: 1, ...told });
    const transfer = { loanGid, amount: "1000.00", method: "transfer" };
    expect((await borrower.call("repayment-pay", transfer)).status).toBe(3121);
    expect(await borrower.call("repayment-renew", { loanGid })).toMatchObject({
      status: 3121,
      message: "Your bill payment is being verified",
    });
  });

  it("X6 nor is an extension confirmed or offered while a payment is being verified", async () => {
    const borrower = await lender.as(37);
    const { loanGid } = await billOf(borrower);
    const flags = { ...borrower.row.flags, repaymentOutcome: "stay" as const };
    await lender.database.db.update(borrowers).set({ flags }).where(eq(borrowers.id, borrower.row.id));
    await pay(borrower, loanGid, 100_000);
    expect(await billOf(borrower)).toMatchObject({ refundingStatus: 1, canExtend: 0 });
    expect((await borrower.call("repayment-extend", { loanGid })).status).toBe(3121);
  });

  it("persona 36's renewal has expired, persona 35's waits", async () => {
    expect(await billOf(await lender.as(36))).toMatchObject({ renewStatus: 3, canRenew: 1 });
    expect((await billOf(await lender.as(36))).renewExpiredTime).toBeLessThan(await now());
    expect(await billOf(await lender.as(35))).toMatchObject({ renewStatus: 1, canRenew: 0 });
  });

  it("persona 37's extension has 47 hours left, is free, and halves the overdue fee", async () => {
    const borrower = await lender.as(37);
    const { loanGid, ...bill } = await billOf(borrower);
    expect(Math.abs(bill.extendExpiredTime - (await now()) - 47 * HOUR)).toBeLessThan(60_000);
    const half = Math.floor(bill.overdueFee / 2);
    const due = dueTime(await now(), 7, "06:59:59");
    expect(bill).toMatchObject({ canExtend: 1, extendReducedFee: half, extendDueTime: due, exceedDays: 12 });
    expect(await borrower.ok("repayment-extend", { loanGid })).toMatchObject({
      reducedFee: half,
      renewStatus: 2,
      newDueTime: due,
    });
    expect(await billOf(borrower)).toMatchObject({
      canExtend: 0,
      exceedDays: 0,
      dueTime: due,
      overdueFee: bill.overdueFee - half,
      loanLeftAmount: bill.loanLeftAmount - half,
    });
    expect((await borrower.call("repayment-extend", { loanGid })).status).toBe(3199);
    await pay(borrower, loanGid, bill.loanLeftAmount - half);
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  });

  it("F3 an extension is of the late fee that is unpaid, and the loan has seven days left then", async () => {
    const borrower = await lender.as(37);
    const { loanGid, overdueFee } = await billOf(borrower);
    expect(overdueFee).toBe(120_000);
    await pay(borrower, loanGid, 60_000);
    const unpaid = { extendOverdueFee: 60_000, extendReducedFee: 30_000 };
    expect(await billOf(borrower)).toMatchObject(unpaid);
    expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({
      ...unpaid,
      overdueFee: 60_000,
      overdueCharged: 120_000,
    });
    await borrower.ok("repayment-extend", { loanGid });
    expect(await billOf(borrower)).toMatchObject({ overdueFee: 30_000, exceedDays: 0, daysLeft: 7 });
    expect((await borrower.ok("index-mainhome")).loanBillList[0]).toMatchObject({ overdueFee: 30_000, daysLeft: 7 });
  });

  it("R51 an extension that came to something else than was shown is confirmed anew", async () => {
    const borrower = await lender.as(37);
    const { loanGid, extendDueTime: dueTime, extendReducedFee } = await billOf(borrower);
    const reducedFee = extendReducedFee / 100;
    for (const other of [
      { dueTime: dueTime - DAY, reducedFee },
      { dueTime, reducedFee: reducedFee + 1 },
    ])
      expect((await borrower.call("repayment-extend", { loanGid, ...other })).status).toBe(3106);
    expect(await billOf(borrower)).toMatchObject({ canExtend: 1 });
    expect((await borrower.ok("repayment-extend", { loanGid, dueTime, reducedFee })).newDueTime).toBe(dueTime);
  });

  it("F3 an extension is offered no more where a renewal gave more time than it would", async () => {
    const borrower = await lender.as(37);
    const { loanGid, renewAmount } = await billOf(borrower);
    await borrower.ok("repayment-renew", { loanGid });
    await pay(borrower, loanGid, renewAmount);
    const renewed = { renewStatus: 2, canExtend: 0, extendReducedFee: 0, daysLeft: 14 };
    expect(await billOf(borrower)).toMatchObject(renewed);
    expect((await borrower.call("repayment-extend", { loanGid })).status).toBe(3199);
    expect(await billOf(borrower)).toMatchObject(renewed);
  });

  it("an extension lapses after 48 hours; nobody else has one", async () => {
    const borrower = await lender.as(37);
    const { loanGid } = await billOf(borrower);
    await lender.control("/__sandbox/clock", { advanceMs: 47 * HOUR + 1000 });
    expect((await borrower.call("repayment-extend", { loanGid })).status).toBe(3199);
    expect(await billOf(borrower)).toMatchObject({ canExtend: 0, extendReducedFee: 0 });
    const other = await lender.as(4);
    expect((await other.call("repayment-extend", { loanGid: (await billOf(other)).loanGid })).status).toBe(3199);
    expect((await other.call("repayment-extend", { loanGid })).status).toBe(3198);
  });
});
