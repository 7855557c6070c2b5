import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { borrower as borrowers, type BorrowerFlags, type BorrowerRow } from "../../database/tables/borrower.ts";
import { loan } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { productRow } from "../../testing/loan-rows.ts";
import { openTestLender, type TestLender } from "../../testing/test-lender.ts";
import { businessNow } from "../call/business-clock.ts";
import { isUsable, vouchersOf } from "../rewards/voucher-view.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { advanceLoan } from "./advance-loan.ts";
import { applyForLoan } from "./apply-for-loan.ts";
import { bizStatus } from "./biz-status.ts";
import { hasBorrowed, loanCounts } from "./credit-record.ts";
import { creditTerms, termsOfType } from "./credit-terms.ts";
import { findLoan, loansOf } from "./find-loan.ts";
import { loanTotals } from "./loan-totals.ts";
import { openLoan } from "./open-loan.ts";
import { preLoanInfo } from "./pre-loan-info.ts";
import { productInfos } from "./product-infos.ts";
import { catalogue } from "./products.ts";
import { riskAnswer } from "./risk-answer.ts";
import { there } from "../../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
});
afterAll(() => lender.close());

/** What some work finds of a persona (docs/product/domain.md, section 3) at the lender's moment. */
const of = <T>(persona: number, work: (tx: Tx, borrower: BorrowerRow, now: number) => Promise<T>) =>
  inTransaction(lender.database.db, async (tx) => {
    const [row] = await tx.select().from(borrowers).where(eq(borrowers.persona, persona));
    return work(tx, there(row), await businessNow(tx));
  });

describe("E16 C15 what persona 02 may borrow", () => {
  it("is told with all its terms", async () => {
    const info = await of(2, (tx, row, now) => preLoanInfo({ tx, now, device: `${"0".repeat(32)}1` }, row, undefined));
    const line = { lowestLimit: 300_000, highestLimit: 5_000_000, multiple: 10_000 };
    const large = { lowestLimit: 1_000_000, highestLimit: 5_000_000, multiple: 10_000, baseRate: 0.28 };
    expect(info).toEqual({
      quoteId: expect.stringMatching(/^[0-9a-f]{32}$/),
      orderGid: undefined,
      productType: "sloan",
      availableBalance: 5_000_000,
      creditLine: 5_000_000,
      subAvailableBalance: 0,
      subCreditLine: 0,
      ...line,
      frontRate: [{ ...line, productId: 2, productPeriod: 14, baseRate: 0.28 }],
      postRate: [{ ...line, productId: 1, productPeriod: 14, baseRate: 0.28 }],
      largeLoanProductInfos: [
        expect.objectContaining({ ...large, productId: 4, productPeriod: 14, productPeriodNum: 3, secondExempt: 1 }),
        expect.objectContaining({ ...large, productId: 5, productPeriod: 30, productPeriodNum: 12, secondExempt: 0 }),
      ],
      fixedManagerFee: 0,
      taxScale: 0.075,
      interestPercent: 0.05,
      overdueDailyRate: 0.01,
      overdueCap: "lower",
      hasTransPwd: 1,
      bindDeviceFlag: 1,
      vouchers: [expect.objectContaining({ kind: "cash" }), expect.objectContaining({ kind: "discount" })],
    });
  });

  it("K2 the longer period is not among it before a loan is settled, and the second line has its own products", async () => {
    const type = (asked: string) => of(10, (tx, row, now) => preLoanInfo({ tx, now }, row, asked));
    expect((await type("subloan"))?.postRate).toMatchObject([{ productId: 6, highestLimit: 2_000_000 }]);
    expect(await type("subloan")).toMatchObject({ productType: "subloan", highestLimit: 2_000_000, frontRate: [] });
    expect(await type("large")).toMatchObject({ productType: "large", lowestLimit: 1_000_000 });
    expect((await type("large"))?.postRate).toMatchObject([{ productId: 1 }]);
  });

  it("is less what is owed, or applied for", async () => {
    const available = (persona: number) =>
      of(persona, async (tx, row, now) => (await preLoanInfo({ tx, now }, row, undefined))?.availableBalance);
    expect(await available(33)).toBe(4_000_000);
    expect(await available(30)).toBe(4_000_000);
    expect(await available(31)).toBe(5_000_000);
    expect(await available(51)).toBe(48_000_000);
  });
});

it("F6 nobody without a line has terms", async () => {
  expect(await of(18, (tx, row, now) => creditTerms(tx, row, "sloan", now))).toBeUndefined();
  const none = { creditLimit: 0, subCreditLimit: 0 };
  expect(await of(2, (tx, row, now) => creditTerms(tx, { ...row, ...none }, "sloan", now))).toBeUndefined();
  const second = await of(2, (tx, row, now) => creditTerms(tx, { ...row, ...none, subCreditLimit: 1 }, "subloan", now));
  expect(second).toMatchObject({ availableBalance: 0, subAvailableBalance: 1, lowestLimit: 300_000 });
  const both = await of(2, (tx, row, now) =>
    creditTerms(tx, { ...row, subCreditLimit: row.creditLimit }, "sloan", now),
  );
  expect(both).toMatchObject({ availableBalance: 5_000_000, subAvailableBalance: 5_000_000 });
});

describe("C15 the least that may be borrowed of a type", () => {
  const offer = {
    products: [productRow({ lowest: 500_000 }), productRow({ id: 2 }), productRow({ type: "large", lowest: 100_000 })],
    available: 5_000_000,
    subAvailable: 0,
  };

  it("is that of the product that asks for least", () => {
    expect(termsOfType(offer, "sloan")?.lowestLimit).toBe(300_000);
  });

  it("is none where the lender sells nothing of it", () => {
    expect(termsOfType(offer, "subloan")).toBeUndefined();
  });
});

describe("E12 the products of the home screen", () => {
  const shown = (persona: number, sub?: number) =>
    of(persona, async (tx, row, now) => {
      const infos = await productInfos(tx, { ...row, subCreditLimit: sub ?? row.subCreditLimit }, now);
      return infos.map(({ products, ...info }) => ({ ...info, ids: products.map(({ productId }) => productId) }));
    });

  it("are those of the main line, and of the second where there is one", async () => {
    const line = { rate: 0.28, creditLine: 5_000_000, canBorrowAmount: 5_000_000 };
    expect(await shown(2)).toEqual([
      // ₦3,000 and ₦10,000 at 28 %, with tax.
      { ...line, productType: "sloan", leastCost: 89_985, ids: [1, 2] },
      { ...line, productType: "large", leastCost: 299_950, ids: [4, 5] },
    ]);
    expect((await shown(2, 2_000_000))[2]).toEqual({
      productType: "subloan",
      rate: 0.28,
      leastCost: 89_985,
      creditLine: 2_000_000,
      canBorrowAmount: 2_000_000,
      ids: [6],
    });
  });
});

it.each([
  [46, 0],
  [2, 1],
  [3, 2],
  [30, 2],
  [4, 3],
])("E12 what persona %d can do now is %d", async (persona, status) => {
  expect(await of(persona, bizStatus)).toBe(status);
});

it("K4 somebody who has a loan is late a second after it is due, not with it", async () => {
  const due = there(await of(3, async (tx, row) => (await loansOf(tx, row.id))[0]?.dueAt));
  const at = (now: number) => of(3, (tx, row) => bizStatus(tx, row, now));
  expect([await at(due), await at(due + 999), await at(due + 1000)]).toEqual([2, 2, 3]);
});

describe("E14 a borrower's loans in figures", () => {
  it.each([
    [2, { balance: 0, loanBalance: 0, loanQty: 0, loanSumAmount: 0, overdueQty: 0 }],
    [3, { balance: 0, loanBalance: 1_299_950, loanQty: 1, loanSumAmount: 1_000_000, overdueQty: 0 }],
    [4, { balance: 0, loanBalance: 1_399_950, loanQty: 1, loanSumAmount: 1_000_000, overdueQty: 1 }],
    [30, { balance: 0, loanBalance: 0, loanQty: 0, loanSumAmount: 0, overdueQty: 0 }],
    [53, { balance: 50_000, loanBalance: 0, loanQty: 0, loanSumAmount: 1_000_000, overdueQty: 0 }],
  ])("of persona %d", async (persona, totals) => {
    expect(await of(persona, loanTotals)).toEqual(totals);
  });

  it.each([
    [2, { active: 0, closed: 0 }, false],
    [3, { active: 1, closed: 0 }, true],
    [30, { active: 0, closed: 0 }, false],
    [53, { active: 0, closed: 1 }, true],
  ])("persona %d has had %j, and borrowed: %s", async (persona, counts, borrowed) => {
    expect(await of(persona, (tx, { id }) => loanCounts(tx, id))).toEqual(counts);
    expect(await of(persona, (tx, { id }) => hasBorrowed(tx, id))).toBe(borrowed);
  });
});

describe("E15 what the risk engine says", () => {
  const clean = {
    refuseFlag: 0,
    refuseCode: "",
    installRefuseFlag: 0,
    isHuidus: 0,
    isSubLogic: 0,
    guideLink: undefined,
  };
  const said = (persona: number, flags: BorrowerFlags) =>
    of(persona, (tx, row, now) => riskAnswer(tx, { ...row, flags }, now));

  it("of whom nothing is known but his credit information", async () => {
    expect(await said(2, {})).toEqual({ ...clean, basicsAuth: 0 });
    expect(await said(46, {})).toEqual({ ...clean, basicsAuth: 2 });
  });

  it("of whom it knows more", async () => {
    const known = { basicsAuth: 1, refuseFlag: 3, refuseCode: "XA01", installRefuseFlag: 1, isHuidus: 1 };
    expect(await said(46, { ...known, subLoan: true, guideLink: "https://a.example" })).toEqual({
      ...known,
      isSubLogic: 1,
      guideLink: "https://a.example",
    });
  });
});

describe("a loan", () => {
  it("is found by its own id and by its order's, and by nobody else", async () => {
    const own = there(await of(3, async (tx, row) => (await loansOf(tx, row.id))[0]));
    const find = (persona: number, id: string) => of(persona, (tx, row) => findLoan(tx, row.id, id));
    expect((await find(3, own.id)).id).toBe(own.id);
    expect((await find(3, own.orderGid)).id).toBe(own.id);
    for (const id of [own.id, own.orderGid]) await expect(find(4, id)).rejects.toThrow("3198");
    await expect(find(3, "x")).rejects.toThrow("3198");
  });

  it("B6 is opened as it is asked for, 56 seconds before it is paid out", async () => {
    const opened = (options: Partial<Parameters<typeof openLoan>[2]>, persona = 49) =>
      of(persona, async (tx, row, now) => {
        const made = await openLoan(tx, row, { principal: 1_000_000, now, ...options });
        await tx.update(loan).set({ status: "failed" }).where(eq(loan.id, made.id));
        return { ...made, now };
      });
    const { now, ...first } = await opened({});
    expect(first).toMatchObject({ status: "active", disbursedAt: now, appliedAt: now - 56_000, productId: 1 });
    expect(first).toMatchObject({ outcome: "pay-out", purposeId: 1, bankAccountId: null });
    expect(first.id).toMatch(/^[0-9a-f]{32}$/);
    expect(first.loanNo).toBe(`L${first.id.slice(0, 10).toUpperCase()}`);
    const day = 86_400_000;
    expect(await opened({ disbursedAt: now - day })).toMatchObject({ disbursedAt: now - day });
    expect(await opened({ appliedAt: now })).toMatchObject({ status: "review", appliedAt: now, disbursedAt: null });
    const bankAccountId = await (await lender.as(49)).bankAccountGid();
    const asked = { productId: 4, purposeId: 3, bankAccountId, outcome: "bank-problem" } as const;
    expect(await opened(asked)).toMatchObject({ ...asked, status: "disburse-failed", failure: "bank-problem" });
    await expect(opened({ productId: 99 })).rejects.toThrow("there is no product 99");
  });

  it("of the second line takes from that line alone", async () => {
    const terms = await of(10, async (tx, row, now) => {
      const made = await openLoan(tx, row, { principal: 500_000, now, productId: 6 });
      const left = await creditTerms(tx, row, "subloan", now);
      await tx.update(loan).set({ status: "failed" }).where(eq(loan.id, made.id));
      return left;
    });
    expect(terms).toMatchObject({ availableBalance: 5_000_000, subAvailableBalance: 1_500_000 });
  });

  it("D3 that fails gives its voucher back", async () => {
    const states = await of(48, async (tx, row, now) => {
      const given = there((await vouchersOf(tx, row.id)).find((one) => isUsable(one, now) && one.kind === "universal"));
      const [terms] = catalogue();
      const application = {
        product: there(terms),
        principal: 1_780_000,
        purposeId: 1,
        voucher: given,
        at: now,
      } as const;
      const made = await applyForLoan(tx, row.id, { ...application, outcome: "unactivated-card" });
      const state = async () => (await vouchersOf(tx, row.id)).find(({ id }) => id === given.id);
      const used = await state();
      const failed = await advanceLoan(tx, made, now + 36_000);
      return [made.id, used?.state, used?.loanId, failed.status, failed.failure, (await state())?.state];
    });
    const [id] = states;
    expect(states).toEqual([id, "used", id, "failed", "unactivated-card", "available"]);
  });
});
