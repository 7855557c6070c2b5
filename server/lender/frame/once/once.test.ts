import { describe, expect, it, vi } from "vitest";
import { sql } from "drizzle-orm";
import { lenderOfFile } from "../../../testing/lender-of-file.ts";

vi.setConfig({ testTimeout: 30_000 });

const HOUR = 3_600_000;
const DAY = 86_400_000;
const lender = lenderOfFile();

/** Lets time pass until the close of business of a day, at which what is over is taken away. */
async function pass(ms: number): Promise<void> {
  await lender().control("/__sandbox/clock", { advanceMs: ms });
  await lender().control("/__sandbox/cob", {});
}
const transfers = async () => (await lender().control("/__sandbox/ledger")).transfers;

describe.each([
  ["25 hours", 25 * HOUR],
  ["89 days", 89 * DAY],
])("C5 R47 after %s", (_, ms) => {
  it("a payment's key tells what it was answered, and sent again does nothing more", async () => {
    const borrower = await lender().as(3);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const body = { loanGid, amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
    const first = await borrower.call("repayment-pay", body, { key: "paid" });
    expect(first).toMatchObject({ status: 0, content: { amount: 10_000 } });
    await pass(ms);
    const later = await lender().as(3);
    const made = await transfers();
    expect(await later.ok("once-answer", { key: "paid" })).toMatchObject({ known: true, answer: { status: 0 } });
    expect(await later.call("repayment-pay", body, { key: "paid" })).toEqual(first);
    expect(await transfers()).toBe(made);
  });

  it("a refusal is still the key's answer", async () => {
    const borrower = await lender().as(3);
    const body = { loanGid: "none", amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
    const { status } = await borrower.call("repayment-pay", body, { key: "refused" });
    expect(status).toBeGreaterThan(0);
    await pass(ms);
    const told = await (await lender().as(3)).ok("once-answer", { key: "refused" });
    expect(told).toMatchObject({ known: true, answer: { status } });
  });

  it("a key that was closed stays closed", async () => {
    const borrower = await lender().as(3);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const body = { loanGid, amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
    expect(await borrower.ok("once-answer", { key: "closed" })).toMatchObject({ known: false });
    await pass(ms);
    expect((await (await lender().as(3)).call("repayment-pay", body, { key: "closed" })).status).toBe(3199);
  });
});

it("what is taken away is found by its age", async () => {
  const { db } = lender().database;
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await tx.execute(sql`explain delete from once_answer where at < 1`));
  });
  expect(plan).toContain("once_answer_by_age");
});
