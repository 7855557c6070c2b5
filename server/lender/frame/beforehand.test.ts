import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { tally } from "../../database/tables/access.ts";
import { type OpenDatabase, openDatabase } from "../../database/open-database.ts";
import { hashSecret, isSecret } from "../access/secrets.ts";
import { beforehand } from "../call/beforehand.ts";
import { inTransaction } from "./in-transaction.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ migrations: "server/database/migrations" });
}, 60_000);
afterAll(() => database.close());

it("slow work of a transaction keeps no other waiting, and is done once", async () => {
  let go: () => void = () => undefined;
  const asked = new Promise<void>((done) => (go = done));
  let worked = 0;
  const slow = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`select 1`);
    const result = await beforehand("slow", async () => {
      worked++;
      await asked;
      return "done";
    });
    return [result, await beforehand("slow", async () => "again")];
  });
  // The embedded database has one connection: this would wait for ever behind an open transaction.
  await inTransaction(database.db, (tx) => tx.execute(sql`select 2`));
  go();
  expect(await slow).toEqual(["done", "done"]);
  expect(worked).toBe(1);
});

it("what a transaction wrote before it needed slow work is written once", async () => {
  await inTransaction(database.db, async (tx) => {
    await tx.execute(sql`insert into tally (subject, last) values ('once', 1)`);
    await hashSecret("Naira2026");
  });
  expect(await database.db.select().from(tally)).toHaveLength(1);
});

it("passwords are hashed and compared that way", async () => {
  const stored = await inTransaction(database.db, () => hashSecret("Naira2026"));
  expect(await inTransaction(database.db, () => isSecret("Naira2026", stored))).toBe(true);
  expect(await inTransaction(database.db, () => isSecret("Naira2027", stored))).toBe(false);
});
