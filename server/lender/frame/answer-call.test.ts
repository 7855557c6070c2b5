import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Payment } from "../../../api/types/entities/payment.ts";
import { loadContract } from "../../contract/load-contract.ts";
import { event, onceAnswer } from "../../database/tables/frame.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { answerCall } from "./answer-call.ts";
import { storeAnswer, takeKey } from "./once.ts";
import { there } from "../../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const KEY = "a-key";
const contract = loadContract(process.cwd());
const body = { loanGid: "x", amount: "100.00", method: "card" };
const good: Payment = {
  payGid: "p",
  amount: 10_000,
  method: "card",
  payStatus: 2,
  applyTime: 1,
  loanLeftAmount: 0,
  loanStatus: 60,
};

let lender: TestLender;
let borrower: TestBorrower;
let logged: unknown[];
beforeAll(async () => {
  lender = await openTestLender();
  borrower = await lender.as(2);
});
afterAll(() => lender.close());
beforeEach(() => {
  logged = [];
});

type Pay = Parameters<Handler<"repayment-pay">>[0];

/** Answers repayment-pay by a handler of the test, which leaves an event of this kind behind. */
function answer(kind: string, handler: (call: Pay) => Promise<unknown>, change: { key?: string; body?: unknown } = {}) {
  const call = there(contract.get("repayment-pay"));
  return answerCall(
    { db: lender.database.db, text: (_, key) => key, authenticate: async () => borrower.row, sandbox: true },
    {
      call,
      handler: async (context: Pay) => {
        await recordEvent(context.tx, { at: context.now, subject: "test", subjectId: "1", kind });
        return handler(context);
      },
      body: change.body ?? body,
      query: {},
      language: "en_US",
      onceKey: change.key,
      log: { info: () => undefined, error: (detail) => void logged.push(detail) },
    },
  );
}

const eventsOf = (kind: string) => lender.database.db.select().from(event).where(eq(event.kind, kind));

it("hands the body over in kobo and writes money with two decimals", async () => {
  let seen: unknown;
  const { status, content } = await answer("kobo", async (context) => {
    seen = context.body.amount;
    return good;
  });
  expect(seen).toBe(10_000);
  expect({ status, content }).toMatchObject({ status: 0, content: { amount: "100.00", loanLeftAmount: "0.00" } });
});

it.each([
  ["lacks a field", { payGid: "p" }],
  ["has kobo that are not whole", { ...good, amount: 0.5 }],
  ["has an unknown method", { ...good, method: "cash" }],
])("C4 an answer that %s rolls the call back and is logged", async (name, content) => {
  expect(await answer(name, async () => content)).toMatchObject({ status: -1, content: {} });
  expect(await eventsOf(name)).toEqual([]);
  expect(logged).toHaveLength(1);
});

it("a refusal rolls back; one that says keep commits", async () => {
  const refuse = (keep: boolean) => async () => {
    throw new Refusal(3020, { keep });
  };
  expect((await answer("dropped", refuse(false))).status).toBe(3020);
  expect((await answer("kept", refuse(true), { key: KEY })).status).toBe(3020);
  expect(await eventsOf("dropped")).toEqual([]);
  expect(await eventsOf("kept")).toHaveLength(1);
  expect(await lender.database.db.select().from(onceAnswer).where(eq(onceAnswer.key, KEY))).toEqual([]);
});

it("C5 secret fields are no part of what a key is compared by", async () => {
  const call = there(contract.get("userinfo-trade-password-set"));
  const attempt = { owner: "o", key: "secret", call: call.document.id, secrets: call.secrets, now: 1 };
  await lender.database.db.transaction(async (tx) => {
    const one = { ...attempt, body: { password: "1379" } };
    expect(await takeKey(tx, one)).toBeNull();
    await storeAnswer(tx, one, { status: 0, message: "", content: { a: 1 } });
    expect(await takeKey(tx, { ...attempt, body: { password: "2480" } })).toMatchObject({ content: { a: 1 } });
    await expect(takeKey(tx, { ...attempt, body: { password: "1379", other: 1 } })).rejects.toThrow("3199");
  });
});

it("a fault of ours is 'system error' and tells nothing", async () => {
  const failed = await answer("fault", async () => {
    throw new Error("the password is 2580");
  });
  expect(failed).toEqual({ status: -1, message: "errors.-1", content: {} });
});

it("C5 a key gives its answer again, for 24 hours, and only to the same body", async () => {
  let runs = 0;
  const count = async () => ({ ...good, payGid: `p${++runs}` });
  const first = await answer("once", count, { key: "k" });
  expect(await answer("once", count, { key: "k" })).toEqual(first);
  expect((await answer("once", count, { key: "k", body: { ...body, amount: "200.00" } })).status).toBe(3199);
  expect(runs).toBe(1);
  await lender.control("/__sandbox/clock", { advanceMs: 24 * 3_600_000 + 1 });
  expect((await answer("once", count, { key: "k" })).content).toMatchObject({ payGid: "p2" });
});
