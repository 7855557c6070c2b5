import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ledgerEntry, ledgerTransfer } from "../database/tables/ledger.ts";
import { tally } from "../database/tables/access.ts";
import type { Tx } from "../database/tx.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { lenderOfFile } from "./lender-of-file.ts";
import { openTestLender } from "./test-lender.ts";

const lender = lenderOfFile();
const row = (subject: string) => ({ subject, times: [1], last: 1 });
const isThere = async (subject: string) =>
  (await lender().database.db.select().from(tally).where(eq(tally.subject, subject))).length > 0;
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(lender().database.db, work);

describe("a database that forgets", () => {
  it("forgets, in a transaction or outside, what was written before it started over", async () => {
    await run((tx) => tx.insert(tally).values(row("in")));
    await lender().database.db.insert(tally).values(row("out"));
    expect([await isThere("in"), await isThere("out")]).toEqual([true, true]);
    await lender().startOver();
    expect([await isThere("in"), await isThere("out")]).toEqual([false, false]);
  });

  it("takes a transaction back that fails, and one within it alone", async () => {
    await expect(
      run(async (tx) => {
        await tx.insert(tally).values(row("lost"));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await run(async (tx) => {
      await tx.insert(tally).values(row("kept"));
      await tx
        .transaction(async (inner) => {
          await inner.insert(tally).values(row("inner"));
          throw new Error("no");
        })
        .catch(() => undefined);
    });
    expect([await isThere("lost"), await isThere("kept"), await isThere("inner")]).toEqual([false, true, false]);
  });

  it("carries two transactions out one after the other", async () => {
    const order: string[] = [];
    const slow = (name: string) =>
      run(async (tx) => {
        order.push(`${name} begins`);
        await tx.insert(tally).values(row(name));
        order.push(`${name} ends`);
      });
    await Promise.all([slow("one"), slow("two")]);
    expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  });

  it("refuses at the end of a transaction what a commit refuses: money that comes from nowhere", async () => {
    const unbalanced = run(async (tx) => {
      const [transfer] = await tx.insert(ledgerTransfer).values({ at: 1, kind: "test" }).returning();
      await tx.insert(ledgerEntry).values({ transferId: transfer?.id ?? 0, account: "bank", amount: 1 });
    });
    await expect(unbalanced).rejects.toThrow();
    expect(await lender().database.db.select().from(ledgerTransfer).where(eq(ledgerTransfer.kind, "test"))).toEqual([]);
  });

  it("is one of its own where another is in use", async () => {
    const second = await openTestLender();
    await second.database.db.insert(tally).values(row("second"));
    expect(await isThere("second")).toBe(false);
    await second.close();
  });
});
