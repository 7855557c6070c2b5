import { and, eq } from "drizzle-orm";
import { bankCard } from "../../database/tables/bank.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { type PaymentRow, virtualAccount } from "../../database/tables/payment.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { findLoan } from "../loan/find-loan.ts";
import { ownPayment } from "./own-payment.ts";
import { paymentReference } from "./receipt/payment-reference.ts";
import { paidHow } from "./payment-view.ts";

/** The receipt of a borrower's payment, as the contract has it; refuses 3198 another's and 3199 one that did not succeed. */
export async function receiptView(tx: Tx, { id, name }: BorrowerRow, payGid: string) {
  const row = await ownPayment(tx, id, payGid);
  const { status, parts: paid, loanId, loanLeft, finishedAt } = row;
  if (status !== "success" || !paid || !loanId || loanLeft === null || finishedAt === null)
    throw new Refusal(STATUS.illegal);
  const loan = await findLoan(tx, id, loanId);
  const { overdue: overdueFee, periods: _, ...parts } = paid;
  return {
    receiptNo: row.receiptNo,
    payGid: row.id,
    loanGid: loan.id,
    loanNo: loan.loanNo,
    borrowerName: name,
    reference: paymentReference(row.id),
    amount: row.amount,
    ...paidHow(row),
    ...(await paidBy(tx, row)),
    paidTime: finishedAt,
    overdueFee,
    ...parts,
    loanLeftAmount: loanLeft,
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
