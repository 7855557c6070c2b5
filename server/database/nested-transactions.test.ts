import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { borrower } from "./tables/borrower.ts";
import type { Tx } from "./tx.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const missing = whyNoPostgres();
if (missing) console.log(`NOT TESTED: transactions within one on PostgreSQL: ${missing}`);

describe.each([
  ["the embedded database", false],
  ["a PostgreSQL", true],
] as const)("on %s", (_, real) => {
  describe.skipIf(real && missing !== null)("a transaction within one", () => {
    let postgres: TestPostgres | undefined;
    let opened: OpenDatabase;
    beforeAll(async () => {
      postgres = real ? startPostgres(await freePort()) : undefined;
      opened = await openDatabase(postgres ? { url: postgres.url } : {});
    });
    afterAll(async () => {
      await opened?.close();
      postgres?.stop();
    });

    const write = (tx: Tx, id: string) =>
      tx.insert(borrower).values({ id, mobile: `710000000${id}`, creditLimit: 0, registeredAt: 0 });
    const ids = async () => (await opened.db.select({ id: borrower.id }).from(borrower)).map(({ id }) => id).sort();

    it("R61 commits nothing by itself: what comes after it and fails takes all of it back", async () => {
      const failing = opened.db.transaction(async (tx) => {
        await write(tx, "1");
        await tx.transaction((inner) => write(inner, "2"));
        throw new Error("the answer could not be kept");
      });
      await expect(failing).rejects.toThrow("the answer could not be kept");
      expect(await ids()).toEqual([]);
    });

    it("R61 takes back what it wrote alone, and what was written before and after it is kept", async () => {
      await opened.db.transaction(async (tx) => {
        await write(tx, "3");
        const refused = tx.transaction(async (inner) => {
          await write(inner, "4");
          await inner.transaction((innermost) => write(innermost, "5"));
          throw new Error("refused");
        });
        await refused.catch(() => undefined);
        await write(tx, "6");
      });
      expect(await ids()).toEqual(["3", "6"]);
    });
  });
});
