import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rowsOf } from "../../database/rows.ts";
import type { TestLender } from "../../testing/test-lender.ts";
import { testPlaces } from "../../testing/test-places.ts";
import { lockBorrower } from "../call/lock-borrower.ts";
import { authenticate } from "./authenticate.ts";
import { closeSession } from "./session.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

// The embedded one has one transaction at a time.
describe.each(testPlaces.filter(([name]) => name === "PostgreSQL"))("on %s", (_, open) => {
  let lender: TestLender;
  beforeAll(async () => {
    lender = await open();
  });
  afterAll(() => lender.close());

  it("F5 a call that writes waits for whoever ends its session, and is refused with 7 then; one that reads does not wait", async () => {
    const { row, token } = await lender.as(2);
    const { db } = lender.database;
    const call = (writes: boolean) =>
      db
        .transaction((tx) => authenticate(tx, { token, open: false, writes, now: Date.now() }))
        .then(
          (found) => found?.id,
          ({ status }: { status: number }) => status,
        );
    const { written } = await db.transaction(async (tx) => {
      await lockBorrower(tx, row.id);
      expect(await call(false)).toBe(row.id);
      const waiting = call(true);
      await vi.waitFor(async () =>
        expect(await rowsOf(tx, sql`select 1 from pg_locks where not granted`)).not.toEqual([]),
      );
      await closeSession(tx, token);
      // In a field, so that it is not waited for before this is through.
      return { written: waiting };
    });
    expect(await written).toBe(7);
  });
});
