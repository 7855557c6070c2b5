import { sql } from "drizzle-orm";
import { bankCard } from "../../server/database/tables/bank.ts";
import { one } from "../../server/database/rows.ts";
import type { Tx } from "../../server/database/tx.ts";
import { bankByCode } from "../../server/lender/bank/banks.ts";
import { createBorrower } from "../../server/lender/account/create-borrower.ts";
import { AUDIT } from "../../server/lender/credit/credit-state.ts";
import { loanDueIn, threePeriods } from "../../server/lender/personas/loan-states.ts";
import { renewalApplied } from "../../server/lender/personas/renewal-states.ts";
import { seedAccounts } from "../../server/lender/personas/seed-bank.ts";
import type { SeedState } from "../../server/lender/personas/state.ts";
import { maskCard, sandboxCards } from "../../server/lender/bank/sandbox-cards.ts";
import { giveRedBag } from "../../server/lender/rewards/rewards.ts";
import { openSession } from "../../server/lender/access/session.ts";
import { newGid } from "../../server/lender/call/new-gid.ts";

/** What somebody may owe at the start of a sequence. */
const scenes: Readonly<Record<string, SeedState | undefined>> = {
  free: undefined,
  due: loanDueIn(5),
  overdue: loanDueIn(-10),
  periods: threePeriods,
  renewal: renewalApplied(0),
};

/** A borrower of one sequence. */
export interface Made {
  readonly id: string;
  readonly token: string;
  readonly mobile: string;
}

/** His transaction password; stored as it is, since the run replaces what compares it. */
export const pin = "2580";
let number = 0;

/** Makes a borrower with a bank account, a card that is charged, a red bag of ₦5,000 and what he owes; `now` in ms. */
export async function makeBorrower(tx: Tx, scene: string, now: number): Promise<Made> {
  const mobile = `7200${String(++number).padStart(6, "0")}`;
  const borrower = await createBorrower(
    tx,
    { mobile, name: "Ada Obi", creditLimit: 5_000_000, registeredAt: now },
    { pinHash: pin, auditState: AUDIT.approved },
  );
  const bankAccountId = one(await seedAccounts(tx, [borrower]));
  const bankCardId = await seedCard(tx, borrower.id, now);
  const seeded = { borrower, bankAccountId, bankCardId, now };
  await giveRedBag(tx, { borrowerId: borrower.id, source: "activity", amount: 500_000, at: now });
  await scenes[scene]?.(tx, seeded);
  return { id: borrower.id, mobile, token: await openSession(tx, borrower.id, now) };
}

async function seedCard(tx: Tx, borrowerId: string, addedAt: number): Promise<string> {
  const known = sandboxCards.find(({ outcome }) => outcome === "success");
  const bank = known && bankByCode(known.bankCode);
  if (!known || !bank) throw new Error("the sandbox has no card that is charged");
  const { bankId, bankCode, bankName, bankShortName } = bank;
  const { cardType, outcome } = known;
  const maskedNo = maskCard(known.number);
  const id = newGid();
  const held = { id, borrowerId, bankId, bankCode, bankName, bankShortName, cardType, outcome, maskedNo };
  await tx.insert(bankCard).values({ ...held, status: 1, authStatus: 1, addedAt });
  return id;
}

/** The loan that he has or had last. */
export async function latestLoan(tx: Tx, id: string): Promise<string | undefined> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from loan where borrower_id = ${id} order by applied_at desc limit 1`,
  );
  return rows[0]?.id;
}

/** What came of everything, counted in the lender's own books. */
export interface Books {
  readonly orders: number;
  /** Charged or on their way. */
  readonly cardPayments: number;
  readonly announced: number;
  /** Loans that run for another period. */
  readonly renewals: number;
  readonly withdrawals: number;
  readonly activations: number;
  /** Kobo. */
  readonly ledger: number;
  /** Transfers that are not balanced in themselves. */
  readonly unbalanced: number;
  /** Periods whose principal is negative by now. */
  readonly impossible: number;
}

/** Reads the books of one borrower. */
export async function booksOf(tx: Tx, id: string): Promise<Books> {
  const [books] = await rowsOf<Books>(
    tx,
    sql`select
      (select count(*)::int from loan where borrower_id = ${id}) as "orders",
      (select count(*)::int from payment where borrower_id = ${id} and method = 'card' and status <> 'failed') as "cardPayments",
      (select count(*)::int from payment where borrower_id = ${id} and method = 'transfer') as "announced",
      (select count(*)::int from ledger_transfer where borrower_id = ${id} and kind = 'renewal') as "renewals",
      (select count(*)::int from withdrawal where borrower_id = ${id}) as "withdrawals",
      (select count(*)::int from ledger_transfer where borrower_id = ${id} and kind = 'activation') as "activations",
      (select coalesce(sum(e.amount), 0)::bigint from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
        where t.borrower_id = ${id}) as "ledger",
      (select count(*)::int from (select t.id from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
        where t.borrower_id = ${id} group by t.id having sum(e.amount) <> 0) wrong) as "unbalanced",
      (select count(*)::int from installment i join loan l on l.id = i.loan_id where l.borrower_id = ${id} and
        (i.paid_principal < 0 or i.paid_principal > i.principal)) as "impossible"`,
  );
  if (!books) throw new Error("the books gave no row");
  return books;
}

async function rowsOf<T>(tx: Tx, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await tx.execute(query)) as unknown as { rows: T[] }).rows;
}
