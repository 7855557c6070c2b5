import fc from "fast-check";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { installment } from "../../database/tables/loan.ts";
import { withLoan } from "../../testing/lent.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { businessNow } from "../call/business-clock.ts";
import { ledgerSheet } from "../ledger/ledger-sheet.ts";
import { openLoan } from "../loan/open-loan.ts";
import { THREE_PERIODS } from "../loan/products.ts";
import { creditTransfer } from "../../control/credit-transfer.ts";
import { openVirtualAccount } from "./open-virtual-account.ts";
import { reversePayment } from "./reverse-payment.ts";
import { there } from "../../../tests/there.ts";

const DAY = 86_400_000;
const lender = lenderOfFile();

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
