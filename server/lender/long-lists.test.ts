import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loan } from "../database/tables/loan.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../testing/test-lender.ts";

const MANY = 3_000;
const PAGE = 100;

let lender: TestLender;
let borrower: TestBorrower;

/** A call, its list and the name of its entries' identity; the table behind it, and in what its rows differ: `n` counts from 1. */
const lists: [call: string, list: string, key: string, table: string, differs: string][] = [
  ["loan-list", "loanList", "loanGid", "loan", `'id', n, 'order_gid', n, 'loan_no', n, 'status', 'failed'`],
  ["message-list", "messages", "messageGid", "message", `'id', n, 'at', n`],
  ["voucher-list", "vouchers", "gid", "voucher", `'id', 100000 + n, 'gid', n, 'state', 'used'`],
  ["redbag-list", "redBags", "redBagGid", "red_bag", `'id', n, 'at', n`],
  [
    "bankaccount-list",
    "accounts",
    "accountGid",
    "bank_account",
    `'id', n, 'account_no', lpad(n::text, 10, '0'), 'added_at', n`,
  ],
  ["bankcard-list", "cards", "bankcardGid", "bank_card", `'id', n, 'added_at', n`],
];

/** Fills a table with 3,000 rows like one that is there. */
const copies = (table: string, differs: string) =>
  `insert into ${table} overriding system value
   select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('borrower_id', '${borrower.row.id}', ${differs}))).*
   from (select * from ${table} limit 1) t, generate_series(1, ${MANY}) n`;

beforeAll(async () => {
  lender = await openTestLender();
  borrower = await lender.as(3);
  const { db } = lender.database;
  for (const [, , , table, differs] of lists) await db.execute(sql.raw(copies(table, differs)));
  const { id } = borrower.row;
  await db.execute(sql`insert into withdrawal (order_no, borrower_id, bank_short_name, masked_no, amount, status, outcome, created_at)
    select n, ${id}, 'GTB', '****', 1000, 'failed', 'success', n from generate_series(1, ${MANY}) n`);
  await db.execute(
    sql.raw(`insert into borrower overriding system value
    select (jsonb_populate_record(null::borrower, to_jsonb(t) || jsonb_build_object('id', 'friend' || n, 'user_id', 100000 + n, 'persona', null, 'mobile', '19' || lpad(n::text, 8, '0')))).*
    from (select * from borrower limit 1) t, generate_series(1, ${MANY}) n`),
  );
  await db.execute(sql`insert into invitation (invitee_id, inviter_id, at)
    select 'friend' || n, ${id}, n from generate_series(1, ${MANY}) n`);
}, 60_000);

afterAll(() => lender.close());

describe("a list of 3,000 entries", () => {
  it.each<[string, string, string]>([
    ...lists.map(([call, list, key]): [string, string, string] => [call, list, key]),
    ["withdraw-list", "withdrawals", "orderNo"],
    ["invite-list", "invitations", "registerTime"],
  ])("%s comes in pages of a hundred, down to its last entry", async (call, list, key) => {
    const { listTotal: total, ...first } = await borrower.ok(call);
    expect(total).toBeGreaterThanOrEqual(MANY);
    const pages = [first];
    for (const from of [PAGE, total - PAGE, total]) pages.push(await borrower.ok(call, { from }));
    const keys = pages.map((page) => page[list].map((entry: Record<string, unknown>) => entry[key]));
    expect(keys.map((page) => page.length)).toEqual([PAGE, PAGE, PAGE, 0]);
    expect(new Set(keys.flat()).size).toBe(3 * PAGE);
  });

  it("gives each entry once, page by page, to the oldest", async () => {
    const found: string[] = [];
    for (let page: string[] = []; found.length === 0 || page.length > 0; found.push(...page)) {
      const { messages } = await borrower.ok("message-list", { from: found.length });
      page = messages.map(({ messageGid }: { messageGid: string }) => messageGid);
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found.slice(-3)).toEqual(["3", "2", "1"]);
  });

  it("has an empty page after the last entry, and none before the first", async () => {
    expect((await borrower.ok("message-list", { from: 900_000 })).messages).toEqual([]);
    expect((await borrower.call("message-list", { from: -1 })).status).toBe(-1);
  });

  it("E7 coupons of one state or kind are told apart by the lender, so that the first page holds them", async () => {
    const { vouchers, listTotal } = await borrower.ok("voucher-list", { state: "available" });
    expect(vouchers).toEqual([]);
    expect(listTotal).toBe(0);
  });

  it("loans that are to be repaid come before the others, however old they are", async () => {
    const { db } = lender.database;
    const [own] = await lender.database.db
      .select({ id: loan.id })
      .from(loan)
      .where(and(eq(loan.borrowerId, borrower.row.id), eq(loan.status, "active")));
    await db.execute(sql`update loan set applied_at = 1
      where borrower_id = ${borrower.row.id} and status = 'active'`);
    const { loanList } = await borrower.ok("loan-list");
    expect([loanList[0].loanGid, loanList[0].applyTime]).toEqual([own?.id, 1]);
  });
});
