import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { prepareDatabase } from "../database/open-database.ts";
import { emptied } from "./reset.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { rowsOf } from "../database/rows.ts";
import { withLoan } from "../testing/lent.ts";
import { openKeepingLender } from "../testing/test-lender.ts";

vi.setConfig({ testTimeout: 60_000 });

it("R14 leaves the releases in the same database as they are, which opens again", async () => {
  const lender = await openKeepingLender({});
  const { database } = lender;
  await prepareDatabase(database, storePlace({}));
  const store = new ReleaseStore(database.db);
  const release = { id: "r1", texts: new Map([["a.json", "{}"]]), warnings: 0, vocabulary: 1, share: 100 };
  await store.publish({ ...release, who: "ada", why: "first" });
  await lender.control("/__sandbox/reset", {});
  await prepareDatabase(database, {});
  await prepareDatabase(database, storePlace({}));
  expect((await store.list()).map(({ id }) => id)).toEqual(["r1"]);
  expect(await store.live()).toMatchObject({ release: "r1", share: 100 });
  await lender.close();
});

it("again gives back the personas as they were written, the moment included, whatever was done to them since", async () => {
  const lender = await openKeepingLender({});
  const { database } = lender;
  /** Every row of every table. */
  const rows = async () => {
    const tables = await rowsOf<{ name: string }>(database.db, sql.raw(emptied));
    const all = tables.map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as line from "${name}" t`);
    return rowsOf(database.db, sql.raw(`${all.join(" union all ")} order by name, line`));
  };
  await lender.control("/__sandbox/reset", { again: true });
  const written = await rows();
  const { now } = await lender.control("/__sandbox/clock");
  expect(written.length).toBeGreaterThan(500);

  const paid = async () => {
    const { borrower, loanGid } = await withLoan(lender, 6, 1);
    const bankcardGid = await borrower.bankcardGid();
    await borrower.ok("repayment-pay", { loanGid, amount: 1000, method: "card", bankcardGid });
  };
  await paid();
  await lender.control("/__sandbox/clock", { advanceMs: 3 * 86_400_000 });
  expect(await rows()).not.toEqual(written);
  await lender.control("/__sandbox/reset", { again: true });
  expect(await rows()).toEqual(written);
  const { now: since } = await lender.control("/__sandbox/clock");
  expect(Number(since) - Number(now)).toBeLessThan(1000);
  // What is written next takes no number that a row has, and the ledger still balances and keeps what it has.
  await paid();
  expect(await lender.control("/__sandbox/ledger")).toMatchObject({ sum: "0.00" });
  await expect(database.db.execute(sql`delete from ledger_entry`)).rejects.toThrow();
  await lender.close();
});
