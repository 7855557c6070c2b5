import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { callerOf, controlOf, tokenOf } from "../testing/http-borrower.ts";
import { type LenderProcess, startLender } from "../testing/lender-process.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { there } from "../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const missing = whyNoPostgres();
if (missing) console.log(`two processes on one PostgreSQL are not tested: ${missing}`);

describe.skipIf(missing !== null)("two processes on one PostgreSQL", () => {
  let postgres: TestPostgres;
  let processes: LenderProcess[];
  const addressOf = (index: number) => there(processes[index % 2]).address;

  beforeAll(async () => {
    postgres = startPostgres(await freePort());
    processes = await Promise.all([
      startLender({ DATABASE_URL: postgres.url }),
      startLender({ DATABASE_URL: postgres.url }),
    ]);
  });
  afterAll(async () => {
    for (const { child } of processes ?? []) child.kill("SIGTERM");
    await Promise.all((processes ?? []).map(({ exited }) => exited));
    postgres?.stop();
  });

  it("seed and migrate once, and know each other's sessions", async () => {
    const token = await tokenOf(addressOf(0), 2);
    expect((await callerOf(addressOf(1), token)("/loan/list")).status).toBe(0);
  });

  it("C5 R45 make one order and one payment of sixteen simultaneous calls with one key", async () => {
    const token = await tokenOf(addressOf(0), 2);
    const call = (index: number) => callerOf(addressOf(index), token);
    const info = (await call(0)("/loan/preloan/info")).content;
    const accounts = (await call(1)("/bankaccount/list")).content as { accounts?: unknown };
    const bankAccountGid = firstGid(accounts);
    const body = {
      quoteId: info.quoteId,
      productId: 1,
      loanAmount: "10000.00",
      bankAccountGid,
      purposeId: 1,
      tradePassword: "2580",
    };
    const orders = await Promise.all(
      Array.from({ length: 16 }, (_, index) => call(index)("/loan/apply", body, "order")),
    );
    expect(orders.map(({ status }) => status)).toEqual(Array(16).fill(0));
    expect(new Set(orders.map(({ content }) => content.orderGid)).size).toBe(1);

    await controlOf(addressOf(1), "/clock", { advanceMs: 60_000 });
    const bill = (await call(0)("/repayment/bill")).content as { loanList: { loanGid: string }[] };
    const { loanGid } = there(bill.loanList[0]);
    const cards = (await call(1)("/bankcard/list")).content;
    const payment = { loanGid, amount: "100.00", method: "card", bankcardGid: firstGid(cards) };
    const payments = await Promise.all(
      Array.from({ length: 16 }, (_, index) => call(index)("/repayment/pay", payment, "pay")),
    );
    expect(new Set(payments.map(({ content }) => content.payGid)).size).toBe(1);
    expect((await call(1)("/repayment/bill")).content.unRepaidTotal).toBe("12899.50");
  });

  it("C5 lay simultaneous payments with their own keys one after the other, and the ledger balances", async () => {
    const token = await tokenOf(addressOf(1), 2);
    const call = (index: number) => callerOf(addressOf(index), token);
    const bill = (await call(0)("/repayment/bill")).content as { loanList: { loanGid: string }[] };
    const { loanGid } = there(bill.loanList[0]);
    const payment = {
      loanGid,
      amount: "100.00",
      method: "card",
      bankcardGid: firstGid((await call(1)("/bankcard/list")).content),
    };
    const payments = await Promise.all(
      Array.from({ length: 12 }, (_, index) => call(index)("/repayment/pay", payment, `own-${index}`)),
    );
    expect(payments.map(({ status }) => status)).toEqual(Array(12).fill(0));
    expect((await call(0)("/repayment/bill")).content.unRepaidTotal).toBe("11699.50");
    expect((await controlOf(addressOf(0), "/ledger")).sum).toBe("0.00");
  });

  it("R45 F35 make one loan of two applications with different keys: the other is told that one is under way", async () => {
    const token = await tokenOf(addressOf(0), 48);
    const call = (index: number) => callerOf(addressOf(index), token);
    const info = (await call(0)("/loan/preloan/info")).content;
    const bankAccountGid = firstGid((await call(1)("/bankaccount/list")).content);
    const body = {
      quoteId: info.quoteId,
      productId: 1,
      loanAmount: "5000.00",
      bankAccountGid,
      purposeId: 1,
      tradePassword: "2580",
    };
    const answers = await Promise.all([call(0)("/loan/apply", body, "one"), call(1)("/loan/apply", body, "two")]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([0, 3109]);
  });

  it("share what is left of a fault", async () => {
    await controlOf(addressOf(0), "/fault", { path: "/loan/purposes", status: 2712, times: 1 });
    const token = await tokenOf(addressOf(0), 2);
    const first = await callerOf(addressOf(1), token)("/loan/purposes");
    const second = await callerOf(addressOf(0), token)("/loan/purposes");
    expect([first.status, second.status]).toEqual([2712, 0]);
  });
});

/** The id of the first row of the list that a content holds. */
function firstGid(content: Record<string, unknown>): string {
  const list = Object.values(content).find(Array.isArray) as Record<string, unknown>[];
  const [, gid] = there(Object.entries(there(list[0])).find(([name]) => /gid$/i.test(name)));
  return String(gid);
}
