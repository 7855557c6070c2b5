import { expect, it } from "vitest";
import type { Database } from "../../database/tx.ts";
import { inTransaction } from "./in-transaction.ts";

/** A database whose transactions fail so often with this code, as the query layer wraps it. */
function failing(times: number, code: string) {
  const seen = { runs: 0 };
  const transaction = async (work: (tx: unknown) => Promise<unknown>) => {
    seen.runs++;
    if (seen.runs <= times) throw new Error("failed query", { cause: Object.assign(new Error("database"), { code }) });
    return work({});
  };
  return { db: { transaction } as unknown as Database, seen };
}

it.each([
  ["a serialisation failure", "40001", 2],
  ["a deadlock", "40P01", 2],
])("runs again after %s", async (_, code, times) => {
  const { db, seen } = failing(times, code);
  expect(await inTransaction(db, async () => "done")).toBe("done");
  expect(seen.runs).toBe(times + 1);
});

it("does not run again after anything else", async () => {
  const { db, seen } = failing(1, "23505");
  await expect(inTransaction(db, async () => "done")).rejects.toThrow("failed query");
  expect(seen.runs).toBe(1);
});

it("gives up in the end", async () => {
  const { db, seen } = failing(99, "40001");
  await expect(inTransaction(db, async () => "done")).rejects.toThrow("failed query");
  expect(seen.runs).toBe(5);
});
