import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { there } from "../../../tests/there.ts";
import { loan } from "../../database/tables/loan.ts";
import { filledIn, newcomer } from "../../testing/newcomer.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
  // Noon in Lagos: accounts cannot be added from 0:00 to 1:00.
  await lender.control("/__sandbox/clock", { set: Date.parse("2027-03-03T11:00:00Z") });
}, 60_000);
afterAll(() => lender.close());

const AWAITS = { status: 3122, message: "Money is on its way to this account: remove it once it has arrived" };

type Account = { accountGid: string; accountNumber: string; isDefault: boolean };

it("E8 an account is chosen as default, taken out, and there again when it is added again", async () => {
  const borrower = await lender.as(2);
  const list = async (): Promise<Account[]> => (await borrower.ok("bankaccount-list")).accounts;
  const first = there((await list())[0]);
  const given = { bankCode: "011", accountNumber: "0000014579" };
  const second = await borrower.ok("bankaccount-add", given);
  expect((await list()).map(({ accountGid, isDefault }) => [accountGid, isDefault])).toEqual([
    [first.accountGid, true],
    [second.accountGid, false],
  ]);
  await borrower.ok("bankaccount-default", { accountGid: second.accountGid });
  expect((await list()).map(({ accountGid, isDefault }) => [accountGid, isDefault])).toEqual([
    [second.accountGid, true],
    [first.accountGid, false],
  ]);
  await borrower.ok("bankaccount-remove", { accountGid: second.accountGid });
  expect(await list()).toMatchObject([{ accountGid: first.accountGid, isDefault: true }]);
  for (const call of ["bankaccount-default", "bankaccount-remove"])
    expect((await borrower.call(call, { accountGid: second.accountGid })).status).toBe(3198);
  const again = await borrower.ok("bankaccount-add", given);
  expect(again).toMatchObject({ accountGid: second.accountGid, isDefault: false });
});

it("E8 R79 nobody touches another's account, and nothing is paid to one that was taken out", async () => {
  const borrower = await lender.as(49);
  const accountGid = await borrower.bankAccountGid();
  const stranger = await lender.as(3);
  for (const call of ["bankaccount-default", "bankaccount-remove"])
    expect((await stranger.call(call, { accountGid })).status).toBe(3198);
  await borrower.ok("bankaccount-remove", { accountGid });
  expect(await borrower.ok("userinfo-extras")).toMatchObject({ hasBankAccount: false });
  const cash = { amount: "1000.00", bankAccountGid: accountGid, tradePassword: "2580" };
  expect((await borrower.call("withdraw-apply", cash)).status).toBe(3198);
});

it("E8 an account that a loan is on its way to stays", async () => {
  const borrower = await lender.as(3);
  const accountGid = await borrower.bankAccountGid();
  const { db } = lender.database;
  const mine = eq(loan.borrowerId, borrower.row.id);
  expect(await db.select().from(loan).where(mine)).toMatchObject([{ bankAccountId: accountGid }]);
  await db.update(loan).set({ status: "disbursing", nextAt: null }).where(mine);
  expect(await borrower.call("bankaccount-remove", { accountGid })).toMatchObject(AWAITS);
});

it("E8 an account that a withdrawal is on its way to stays", async () => {
  const borrower = await lender.as(50);
  const accountGid = await borrower.bankAccountGid();
  await borrower.ok("withdraw-apply", { amount: "2000.00", bankAccountGid: accountGid, tradePassword: "2580" });
  expect(await borrower.call("bankaccount-remove", { accountGid })).toMatchObject(AWAITS);
});

it("E8 S15 an account has its holder's name: who has not given his adds none, and is told what comes first", async () => {
  const anew = await newcomer(lender, "8035550166");
  const given = { bankCode: "011", accountNumber: "0000014579" };
  const first = { status: 3107, message: "Please complete your credit information first" };
  for (const call of ["bankaccount-resolve", "bankaccount-add"])
    expect(await anew.ask(call, given)).toMatchObject(first);
  expect((await anew.ask("bankaccount-list")).content.accounts).toEqual([]);
  await anew.ask("credit-form-save", { page: "identity", idCard: filledIn.identity });
  for (const call of ["bankaccount-resolve", "bankaccount-add"])
    expect((await anew.ask(call, given)).content.holderName).toBe("Ada Obi");
});
