import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { challenge } from "../database/tables/access.ts";
import { setClock } from "../lender/call/business-clock.ts";
import { outbox } from "../database/tables/record.ts";
import { openTestLender, type TestLender } from "../testing/test-lender.ts";
import { everyHour } from "./every-hour.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOUR = 3_600_000;
const ID = "sms:login:7100000002";

let lender: TestLender;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  lender = await openTestLender();
});
afterEach(async () => {
  await lender.close();
  vi.useRealTimers();
});

/** A code that is over this many ms from now, by the business clock. */
async function sendCode(overIn: number): Promise<void> {
  const at = Number((await lender.control("/__sandbox/clock")).now);
  const code = { id: ID, kind: "sms", subject: "login:7100000002", secretHash: "x" } as const;
  await lender.database.db.insert(challenge).values({ ...code, createdAt: at - HOUR, expiresAt: at + overIn });
}
const isThere = async () => (await lender.database.db.select().from(challenge).where(eq(challenge.id, ID))).length > 0;

it("a lender that runs takes away what is over once an hour, by the business clock, and nothing before", async () => {
  await sendCode(-1);
  vi.advanceTimersByTime(HOUR - 1);
  expect(await isThere()).toBe(true);
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await isThere()).toBe(false));

  await sendCode(HOUR);
  vi.advanceTimersByTime(HOUR);
  await lender.control("/__sandbox/clock");
  expect(await isThere()).toBe(true);
});

it("F34 reminds whoever wants it while nobody looks", async () => {
  const borrower = await lender.as(3);
  const days = { first: true, second: true, third: true, day: true };
  const { nextTime } = await borrower.ok("reminder-save", { sms: true, mail: false, ...days });
  const reminders = async () =>
    (await lender.database.db.select().from(outbox).where(eq(outbox.kind, "reminder"))).map(({ at }) => at);
  await lender.database.db.transaction((tx) => setClock(tx, nextTime - 1000));
  vi.advanceTimersByTime(HOUR);
  await lender.control("/__sandbox/clock");
  expect(await reminders()).toEqual([]);
  await lender.database.db.transaction((tx) => setClock(tx, nextTime));
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(async () => expect(await reminders()).toEqual([nextTime]));
});

it("ends with its server, and waits for what is under way", async () => {
  await sendCode(-1);
  vi.advanceTimersByTime(HOUR);
  await lender.app.close();
  expect(await isThere()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it("goes on after a database that was away, and says so", async () => {
  const said: string[] = [];
  const transaction = vi.spyOn(lender.database.db, "transaction").mockRejectedValueOnce(new Error("away"));
  const stop = everyHour(
    lender.database.db,
    {
      error: (_: unknown, message?: string) => void said.push(message ?? ""),
    },
    () => null,
  );
  await lender.app.close();
  await sendCode(-1).catch(() => undefined);
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(() => expect(said).toEqual(["the work of the hour was not done"]));
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(() => expect(transaction).toHaveBeenCalledTimes(2));
  await stop();
  expect(said).toHaveLength(1);
});
