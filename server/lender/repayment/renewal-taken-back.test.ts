import { describe, expect, it } from "vitest";
import { booksOf } from "../../testing/books.ts";
import { lenderOfFile } from "../../testing/lender-of-file.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { ledgerSheet } from "../ledger/ledger-sheet.ts";
import { there } from "../../../tests/there.ts";

const lender = lenderOfFile();
const { rowsOf } = booksOf(lender);

/** Persona 35 has applied for a renewal, which ₦2,999.50 confirm; these amounts are paid for it, in naira. */
async function paidFor(amounts: readonly string[]) {
  const borrower = await lender().as(35);
  const bill = async () => there((await borrower.ok("repayment-bill")).loanList[0]);
  const { loanGid, dueTime } = await bill();
  const books = async () => ({
    ...(await rowsOf(loanGid)),
    accounts: await inTransaction(lender().database.db, async (tx) => (await ledgerSheet(tx)).accounts),
  });
  const before = await books();
  const { bankVA } = await borrower.ok("repayment-va-static", { loanGid });
  const pay = async (amount: string) => (await lender().control("/__sandbox/credit-va", { bankVA, amount })).payGid;
  const paid: unknown[] = [];
  for (const amount of amounts) paid.push(await pay(amount));
  expect((await bill()).renewStatus).toBe(2);
  const reverse = (index: number) => lender().control("/__sandbox/reverse", { payGid: paid[index] });
  const says = async () => {
    const { renewStatus, loanLeftAmount, dueTime: due } = await bill();
    return [renewStatus, loanLeftAmount, due === dueTime ? "as before" : "later"];
  };
  return { borrower, loanGid, before, books, pay, reverse, says };
}

describe("F3 a renewal lapses with any payment that it stands on", () => {
  it.each<[string, string[], number[], number]>([
    ["the only one", ["2999.50"], [0], 1_299_950],
    ["the later of two", ["2000.00", "999.50"], [1], 1_099_950],
    ["the earlier of two", ["2000.00", "999.50"], [0], 1_200_000],
    ["the earlier of two, then the later", ["2000.00", "999.50"], [0, 1], 1_299_950],
    ["the later of two, then the earlier", ["2000.00", "999.50"], [1, 0], 1_299_950],
    ["the middle of three", ["1000.00", "1500.00", "499.50"], [1], 1_150_000],
    ["the first of three, then the last, then the middle", ["1000.00", "1500.00", "499.50"], [0, 2, 1], 1_299_950],
  ])("%s is taken back", async (_which, amounts, taken, left) => {
    const { before, books, reverse, says } = await paidFor(amounts);
    for (const index of taken) expect(await reverse(index)).toHaveProperty("payGid");
    expect(await says()).toEqual([3, left, "as before"]);
    if (taken.length === amounts.length) expect(await books()).toEqual(before);
    expect((await lender().control("/__sandbox/ledger")).sum).toBe("0.00");
  });

  it("what was charged for it is booked no more: income is as before the renewal", async () => {
    const { before, books, reverse } = await paidFor(["2000.00", "999.50"]);
    await reverse(0);
    const income = (accounts: typeof before.accounts) =>
      accounts.filter(({ code }) => ["interest-income", "fee-income", "tax-payable"].includes(code));
    expect(income((await books()).accounts)).toEqual(income(before.accounts));
  });

  it("but it holds while the others of that day come to what it asked for", async () => {
    const { borrower, loanGid, reverse, says } = await paidFor(["2000.00", "5000.00"]);
    // ₦4,000.50 of the second were principal: ₦5,999.50 run on, with 29.995 % of that.
    expect(await borrower.ok("repayment-loandetail", { loanGid })).toMatchObject({ outstandingPrincipal: 599_950 });
    const [, left] = await says();
    await reverse(0);
    expect(await says()).toEqual([2, left + 200_000, "later"]);
  });

  it("it is not taken back from under a later payment", async () => {
    const { pay, reverse, says } = await paidFor(["2000.00", "999.50"]);
    const later = await pay("100.00");
    const refused = { error: `a later payment stands on it, ${String(later)}: reverse that first` };
    expect([await reverse(0), await reverse(1)]).toEqual([refused, refused]);
    expect(await says()).toEqual([2, 1_289_950, "later"]);
    await lender().control("/__sandbox/reverse", { payGid: later });
    await reverse(0);
    expect(await says()).toEqual([3, 1_200_000, "as before"]);
  });
});
