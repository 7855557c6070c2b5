import { and, eq } from "drizzle-orm";
import { bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { type PaymentRow, virtualAccount } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { ownPayment } from "./own-payment.ts";
import { paidHow } from "./payment-view.ts";

/** The receipt of a borrower's payment, as the contract has it; refuses 3198 another's and 3199 one that did not succeed. */
export async function receiptView(tx: Tx, { id, name }: BorrowerRow, payGid: string, now: number) {
  const row = await ownPayment(tx, id, payGid);
  if (row.status !== "success" || !row.parts || !row.loanId || row.finishedAt === null)
    throw new Refusal(STATUS.illegal);
  const { loan, left } = await findLoanState(tx, id, row.loanId, now);
  const { overdue: overdueFee, periods: _, ...parts } = row.parts;
  return {
    receiptNo: row.receiptNo,
    payGid: row.id,
    loanGid: loan.id,
    loanNo: loan.loanNo,
    borrowerName: name,
    reference: row.id.toUpperCase(),
    amount: row.amount,
    ...paidHow(row),
    ...(await paidBy(tx, row)),
    paidTime: row.finishedAt,
    overdueFee,
    ...parts,
    loanLeftAmount: left,
  };
}

/** The card that was charged, its number masked, or the account that the money was transferred to. */
async function paidBy(tx: Tx, { bankCardId, bankVa, borrowerId }: PaymentRow) {
  if (bankVa !== null) {
    const his = and(eq(virtualAccount.bankVa, bankVa), eq(virtualAccount.borrowerId, borrowerId));
    const [account] = await tx.select().from(virtualAccount).where(his);
    return { bankName: account?.bankName ?? "", accountNo: bankVa };
  }
  const [card] = bankCardId === null ? [] : await tx.select().from(bankCard).where(eq(bankCard.id, bankCardId));
  return { bankName: card?.bankName ?? "", accountNo: card?.maskedNo ?? "" };
}
