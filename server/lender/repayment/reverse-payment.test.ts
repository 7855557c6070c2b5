import fc from "fast-check";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { installment } from "../../database/tables/loan.ts";
import { booksOf } from "../../testing/books.ts";
import { withLoan } from "../../testing/lent.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { businessNow } from "../call/business-clock.ts";
import { ledgerSheet } from "../ledger/ledger-sheet.ts";
import { openLoan } from "../loan/open-loan.ts";
import { THREE_PERIODS } from "../loan/products.ts";
import { creditTransfer } from "../../control/credit-transfer.ts";
import { openVirtualAccount } from "./open-virtual-account.ts";
import { payment } from "../../database/tables/payment.ts";
import { reversePayment } from "./reverse-payment.ts";
import { spendCredit } from "./spend-credit.ts";
import { there } from "../../../tests/there.ts";

const DAY = 86_400_000;
const lender = lenderOfFile();
const { posted, rowsOf } = booksOf(lender);

it("F1 what the bank takes back is said in the bill, the loan and a message, and none of them says that nothing was taken", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 6, 1);
  const bankcardGid = await borrower.bankcardGid();
  const { payGid } = await borrower.ok("repayment-pay", { loanGid, amount: 5000, method: "card", bankcardGid });
  await lender().control("/__sandbox/reverse", { payGid });
  const [bill] = (await borrower.ok("repayment-bill")).loanList;
  const loan = await borrower.ok("repayment-loandetail", { loanGid });
  expect([bill.refundingStatus, bill.takenBackAmount]).toEqual([3, 500_000]);
  expect([loan.repayStatus, loan.takenBackAmount, loan.loanLeftAmount]).toEqual([3, 500_000, 1_299_950]);
  expect((await borrower.ok("message-list")).messages[0]).toMatchObject({
    title: "Your bank took a payment back",
    content: "₦5,000 that had arrived went back to your bank, and is owed again",
  });
  await borrower.ok("repayment-pay", { loanGid, amount: 1000, method: "card", bankcardGid });
  expect(await borrower.ok("repayment-loandetail", { loanGid })).not.toHaveProperty("takenBackAmount");
});

it("F3 who takes back a renewal under a later payment is told which stands on it; newest first, all is as before", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 8, 13);
  const balances = async () => {
    const sums: Record<string, number> = {};
    for (const [, amounts] of (await posted(loanGid)) as [string, Record<string, number>][])
      for (const [account, amount] of Object.entries(amounts)) sums[account] = (sums[account] ?? 0) + amount;
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  };
  const reverse = (payGid: unknown) => lender().control("/__sandbox/reverse", { payGid });
  const bankcardGid = await borrower.bankcardGid();
  const pay = async (amount: string) => {
    await lender().control("/__sandbox/clock", { advanceMs: 1000 });
    return (await borrower.ok("repayment-pay", { loanGid, amount, method: "card", bankcardGid })).payGid;
  };
  const renew = async () => {
    await borrower.ok("repayment-renew", { loanGid });
    return pay("2999.50");
  };
  const before = [await rowsOf(loanGid), await balances()];
  const first = await renew();
  // Near to when it is due again.
  await lender().control("/__sandbox/clock", { advanceMs: 13 * DAY });
  const second = await renew();
  const settling = await pay("12999.50");
  expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({ loanStatus: 60 });
  const stands = (payGid: string) => ({ error: `a later payment stands on it, ${payGid}: reverse that first` });
  expect([await reverse(first), await reverse(second)]).toEqual([stands(settling), stands(settling)]);
  await reverse(settling);
  expect(await reverse(first)).toEqual(stands(second));
  expect(await reverse(second)).toEqual({ payGid: second, amount: "2999.50" });
  expect(await reverse(first)).toEqual({ payGid: first, amount: "2999.50" });
  expect([await rowsOf(loanGid), await balances()]).toEqual(before);
  expect(await reverse(first)).toEqual({ error: "this payment did not succeed, or was taken back already" });
  expect(await reverse("x")).toEqual({ error: "there is no payment of this id" });
});

it("what was overpaid is taken back by no bank, and that is said", async () => {
  const { borrower, loanGid } = await withLoan(lender(), 53, 1);
  await lender().database.db.transaction(async (tx) => spendCredit(tx, borrower.row.id, await businessNow(tx)));
  const [spent] = await lender().database.db.select().from(payment).where(eq(payment.loanId, loanGid));
  expect(await lender().control("/__sandbox/reverse", { payGid: there(spent).id })).toEqual({
    error: "no bank paid this: it came out of what was overpaid, and goes back with the payment that was too much",
  });
});

it.each([
  ["on time", 2, 1],
  ["of a loan that is overdue", 9, 60],
])("a payment %s and its reversal restore every account and every period", async (_, persona, daysAgo) => {
  const { row } = await lender().as(persona);
  const { db } = lender().database;
  const { loan, bankVa, now } = await db.transaction(async (tx) => {
    const now = await businessNow(tx);
    const loan = await openLoan(tx, row, {
      principal: 1_000_000,
      now,
      disbursedAt: now - daysAgo * DAY,
      productId: THREE_PERIODS,
    });
    return { loan, now, bankVa: (await openVirtualAccount(tx, row.id, loan.id, now, "to-look")).bankVa };
  });
  await lender().control("/__sandbox/cob", {});
  const books = () =>
    db.transaction(async (tx) => ({
      accounts: (await ledgerSheet(tx)).accounts,
      periods: (
        await tx.select().from(installment).where(eq(installment.loanId, loan.id)).orderBy(asc(installment.number))
      ).map(
        // Where the overdue fee grows from is a fact of the past; what is owed is not changed by it.
        (period) => ({ ...period, baseOverdue: 0, baseDays: 0 }),
      ),
    }));
  const before = await books();
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2_500_000 }), async (amount) => {
      const paid = await db.transaction((tx) => creditTransfer(tx, bankVa, amount, now));
      expect((await books()).accounts).not.toEqual(before.accounts);
      await db.transaction((tx) => reversePayment(tx, there(paid).id, now));
      expect(await books()).toEqual(before);
      await expect(db.transaction((tx) => reversePayment(tx, there(paid).id, now))).rejects.toThrow("3199");
    }),
    { numRuns: 12, examples: [[433_316], [1_204_634], [2_000_000]] },
  );
});
