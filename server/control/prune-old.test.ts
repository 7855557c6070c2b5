import { expect, it } from "vitest";
import type { PgTable } from "drizzle-orm/pg-core";
import { challenge, session, tally } from "../database/tables/access.ts";
import { onceAnswer } from "../database/tables/frame.ts";
import { ledgerEntry } from "../database/tables/ledger.ts";
import { outbox, tracking } from "../database/tables/record.ts";
import { lenderOfFile } from "../testing/lender-of-file.ts";

const DAY = 86_400_000;
const lender = lenderOfFile();

const count = async (table: PgTable) => (await lender().database.db.select().from(table)).length;

it("the close of business takes away what is over by the business clock, and nothing of the money", async () => {
  const { db } = lender().database;
  const at = Number((await lender().control("/__sandbox/clock")).now);
  await lender().as(2);
  await db.insert(challenge).values({
    id: "sms:login:7100000002",
    kind: "sms",
    subject: "login:7100000002",
    secretHash: "x",
    createdAt: at,
    expiresAt: at + 600_000,
  });
  await db.insert(tally).values({ subject: "sms:7100000002", times: [at], last: at });
  await db.insert(onceAnswer).values({ owner: "b", key: "k", call: "c", bodyHash: "h", at });
  await db.insert(outbox).values({ at, channel: "sms", recipient: "7100000002", kind: "login", code: "1234" });
  await db.insert(tracking).values({ at, zuid: "z", mid: "m", record: {} });
  const money = await count(ledgerEntry);
  const left = async () => ({
    sessions: await count(session),
    challenges: await count(challenge),
    tallies: await count(tally),
    answers: await count(onceAnswer),
    outbox: await count(outbox),
    tracking: await count(tracking),
  });
  const closeAfter = async (days: number) => {
    await lender().control("/__sandbox/clock", { set: at + days * DAY + 1_000 });
    await lender().control("/__sandbox/cob", {});
    return left();
  };

  const all = { sessions: 1, challenges: 1, tallies: 1, answers: 1, outbox: 1, tracking: 1 };
  expect(await closeAfter(0)).toEqual(all);
  expect(await closeAfter(1)).toEqual({ ...all, challenges: 0, tallies: 0 });
  expect(await closeAfter(31)).toMatchObject({ sessions: 1, outbox: 0, tracking: 1 });
  expect(await closeAfter(89)).toMatchObject({ answers: 1 });
  expect(await closeAfter(91)).toMatchObject({ sessions: 0, answers: 0, tracking: 0 });
  expect(await count(ledgerEntry)).toBeGreaterThanOrEqual(money);
  expect((await lender().control("/__sandbox/ledger")).sum).toBe("0.00");
});
