import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { borrower } from "./tables/borrower.ts";
import { ledgerEntry, ledgerTransfer } from "./tables/ledger.ts";
import { there } from "../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase();
});
afterAll(() => opened.close());

it("gives bigint as numbers and jsonb as objects", async () => {
  await opened.db.insert(borrower).values({
    id: "a",
    mobile: "7100000001",
    creditLimit: 9_007_199_254_740_991,
    flags: { basicsAuth: 1 },
    registeredAt: 5,
  });
  const [row] = await opened.db.select().from(borrower).where(eq(borrower.id, "a"));
  expect(row).toMatchObject({
    creditLimit: 9_007_199_254_740_991,
    flags: { basicsAuth: 1 },
    userId: expect.any(Number),
  });
  const raw = (await opened.db.execute(
    sql`select flags->>'basicsAuth' as x, 5::bigint as y from borrower`,
  )) as unknown as { rows: unknown[] };
  expect(raw.rows).toEqual([{ x: "1", y: 5 }]);
});

it("refuses a transfer whose entries do not sum to zero", async () => {
  const unbalanced = opened.db.transaction(async (tx) => {
    const [transfer] = await tx.insert(ledgerTransfer).values({ at: 1, kind: "test" }).returning();
    await tx.insert(ledgerEntry).values([
      { transferId: there(transfer).id, account: "bank", amount: 5 },
      { transferId: there(transfer).id, account: "borrower-credit", amount: -4 },
    ]);
  });
  await expect(unbalanced).rejects.toThrow();
  expect(await opened.db.select().from(ledgerTransfer)).toEqual([]);
});

it("refuses to change or delete a ledger row", async () => {
  const [transfer] = await opened.db.insert(ledgerTransfer).values({ at: 1, kind: "test" }).returning();
  await expect(
    opened.db
      .update(ledgerTransfer)
      .set({ kind: "x" })
      .where(eq(ledgerTransfer.id, there(transfer).id)),
  ).rejects.toThrow();
  await expect(opened.db.delete(ledgerTransfer).where(eq(ledgerTransfer.id, there(transfer).id))).rejects.toThrow();
});
