import { asc, eq, or } from "drizzle-orm";
import { bankAccount, bankCard } from "../../database/tables/bank.ts";
import { gift, invitation, redBag, renewal, submission, withdrawal } from "../../database/tables/borrower-calls.ts";
import { loan } from "../../database/tables/loan.ts";
import { payment, virtualAccount } from "../../database/tables/payment.ts";
import { voucher } from "../../database/tables/voucher.ts";
import type { Tx } from "../../database/tx.ts";
import { statesOf } from "../loan/find-loan.ts";
import { type KeptSection, money, moment } from "./kept.ts";

/** What is kept of a borrower's money: where it goes, what he borrowed, paid and was given. Of a card the masked number; of a late fee what it has come to at `now` (ms). */
export async function moneyKept(tx: Tx, id: string, now: number): Promise<KeptSection[]> {
  const accounts = await tx.select().from(bankAccount).where(eq(bankAccount.borrowerId, id));
  const cards = await tx.select().from(bankCard).where(eq(bankCard.borrowerId, id));
  const loans = await tx.select().from(loan).where(eq(loan.borrowerId, id)).orderBy(asc(loan.appliedAt));
  const numberOf = (loanId: string | null) => loans.find((row) => row.id === loanId)?.loanNo ?? null;
  const periods = (await statesOf(tx, loans, now)).flatMap((state) => state.periods);
  const payments = await tx.select().from(payment).where(eq(payment.borrowerId, id)).orderBy(asc(payment.createdAt));
  const renewals = await tx.select().from(renewal).where(eq(renewal.borrowerId, id));
  const transferTo = await tx.select().from(virtualAccount).where(eq(virtualAccount.borrowerId, id));
  const withdrawals = await tx.select().from(withdrawal).where(eq(withdrawal.borrowerId, id));
  const bags = await tx.select().from(redBag).where(eq(redBag.borrowerId, id));
  const vouchers = await tx.select().from(voucher).where(eq(voucher.borrowerId, id));
  const gifts = await tx.select().from(gift).where(eq(gift.borrowerId, id));
  const tries = await tx.select().from(submission).where(eq(submission.borrowerId, id));
  const brought = await tx
    .select()
    .from(invitation)
    .where(or(eq(invitation.inviterId, id), eq(invitation.inviteeId, id)));
  return [
    {
      section: "bankAccounts",
      entries: accounts.map((row) => ({
        bank: row.bankName,
        accountNumber: row.accountNo,
        holder: row.holder,
        addedAt: moment(row.addedAt),
        removedAt: moment(row.removedAt),
      })),
    },
    {
      section: "cards",
      entries: cards.map((row) => ({
        bank: row.bankName,
        maskedNumber: row.maskedNo,
        type: row.cardType,
        addedAt: moment(row.addedAt),
        removedAt: moment(row.removedAt),
      })),
    },
    {
      section: "activations",
      entries: tries.map((row) => ({ of: row.kind, begunAt: moment(row.startedAt), doneAt: moment(row.doneAt) })),
    },
    {
      section: "loans",
      entries: loans.map((row) => ({
        loanNumber: row.loanNo,
        product: row.productName,
        state: row.status,
        amount: money(row.principal),
        interest: money(row.interest),
        fee: money(row.fee),
        tax: money(row.tax),
        paidOut: money(row.net),
        toRepay: money(row.dueTotal),
        days: row.periodDays,
        appliedAt: moment(row.appliedAt),
        paidOutAt: moment(row.disbursedAt),
        dueAt: moment(row.dueAt),
        repaidAt: moment(row.settledAt),
      })),
    },
    {
      section: "periods",
      entries: periods.map(({ row, overdue }) => ({
        loanNumber: numberOf(row.loanId),
        period: row.number,
        principal: money(row.principal),
        interest: money(row.interest),
        fee: money(row.fee),
        tax: money(row.tax),
        lateFee: money(overdue),
        dueAt: moment(row.dueAt),
        repaidAt: moment(row.settledAt),
      })),
    },
    {
      section: "payments",
      entries: payments.map((row) => ({
        receiptNumber: row.receiptNo,
        loanNumber: numberOf(row.loanId),
        by: row.method,
        amount: money(row.amount),
        state: row.status,
        begunAt: moment(row.createdAt),
        endedAt: moment(row.finishedAt),
      })),
    },
    {
      section: "renewals",
      entries: renewals.map((row) => ({
        loanNumber: numberOf(row.loanId),
        kind: row.kind,
        state: row.state,
        askedAt: moment(row.createdAt),
        until: moment(row.expiresAt),
      })),
    },
    {
      section: "accountsToTransferTo",
      entries: transferTo.map((row) => ({ bank: row.bankName, accountNumber: row.bankVa, name: row.receiverName })),
    },
    {
      section: "withdrawals",
      entries: withdrawals.map((row) => ({
        number: row.orderNo,
        amount: money(row.amount),
        state: row.status,
        to: `${row.bankShortName} ${row.maskedNo}`,
        askedAt: moment(row.createdAt),
        endedAt: moment(row.finishedAt),
      })),
    },
    {
      section: "rewards",
      entries: [
        ...bags.map((row) => ({ of: row.source, amount: money(row.amount), at: moment(row.at) })),
        ...gifts.map((row) => ({ of: row.reason, coupon: String(row.voucherId) })),
      ],
    },
    {
      section: "coupons",
      entries: vouchers.map((row) => ({
        number: String(row.id),
        kind: row.kind,
        value: money(row.value),
        state: row.state,
        loanNumber: numberOf(row.loanId),
        until: moment(row.expiresAt),
      })),
    },
    {
      section: "invitations",
      // Who the other is, is the other's.
      entries: brought.map((row) => ({
        you: row.inviterId === id ? "invited somebody" : "were invited",
        at: moment(row.at),
        rewardedAt: moment(row.rewardedAt),
      })),
    },
  ];
}
