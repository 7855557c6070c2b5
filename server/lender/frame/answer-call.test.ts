import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { CallDocument } from "../../../engine/document.ts";
import type { Payment } from "../../../api/types/entities/payment.ts";
import { loadContract } from "../../contract/load-contract.ts";
import { event } from "../../database/tables/frame.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";
import { businessNow } from "../call/business-clock.ts";
import type { Handler } from "../call/handler.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { answerCall } from "./answer-call.ts";
import { answerOfKey } from "./once/once.ts";
import { there } from "../../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

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
function answer(
  kind: string,
  handler: (call: Pay) => Promise<unknown>,
  change: { key?: string | undefined; body?: unknown; after?: CallDocument["after"] } = {},
) {
  const pay = there(contract.get("repayment-pay"));
  const call = change.after ? { ...pay, document: { ...pay.document, after: change.after } } : pay;
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
      onceKey: "key" in change ? change.key : randomUUID(),
      log: { info: () => undefined, error: (detail) => void logged.push(detail) },
    },
  );
}

/** What the lender says of a key. */
const what = (key: string, owner = borrower.row.id) =>
  lender.database.db.transaction(
    async (tx) => (await answerOfKey(tx, owner, key, await businessNow(tx)))?.answer ?? null,
  );

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

it.each<[string, (call: Pay) => void, status: number]>([
  ["asks for no decision", () => undefined, -1],
  ["is refused by it", ({ gate }) => gate.pass({ loan: { canRenew: 0 } }, () => new Refusal(3199)), 3199],
  ["cannot decide", ({ gate }) => gate.pass({}, () => new Refusal(3199)), 3199],
  ["is let by it", ({ gate }) => gate.pass({ loan: { canRenew: 1 } }, () => new Refusal(3199)), 0],
])("F6 a call that stands after a decision and %s", async (name, handler, status) => {
  const after = { decision: "renew-offer", rows: { offer: {} }, for: 1000 };
  const given = await answer(name, async (call) => (handler(call), good), { after });
  expect(given.status).toBe(status);
  expect(await eventsOf(name)).toHaveLength(status === 0 ? 1 : 0);
});

it("F6 a row lets through what it says of the call, and nothing else", async () => {
  const after = { decision: "renew-offer", rows: { offer: { kind: "main" } }, for: 1000 };
  const facts = { loan: { canRenew: 1 } };
  const asked = (meant: object) =>
    answer("meant", async ({ gate }) => (gate.pass(facts, () => new Refusal(3199), { ...meant }), good), { after });
  expect([(await asked({ kind: "main" })).status, (await asked({ kind: "side" })).status]).toEqual([0, 3199]);
  expect((await asked({})).status).toBe(3199);
});

it("a refusal rolls back; one that says keep commits", async () => {
  const refuse = (keep: boolean) => async () => {
    throw new Refusal(3020, { keep });
  };
  expect((await answer("dropped", refuse(false))).status).toBe(3020);
  expect((await answer("kept", refuse(true))).status).toBe(3020);
  expect(await eventsOf("dropped")).toEqual([]);
  expect(await eventsOf("kept")).toHaveLength(1);
});

it.each<[string, string | undefined]>([
  ["none", undefined],
  ["an empty one", ""],
  ["129 characters", "k".repeat(129)],
  ["a blank in it", "a key"],
  ["odd characters", "k\u0000é;"],
])("C5 a call that is made once is refused without a good key: %s", async (_title, key) => {
  let runs = 0;
  expect((await answer("keyless", async () => ({ ...good, payGid: `p${++runs}` }), { key })).status).toBe(3199);
  expect(runs).toBe(0);
});

it.each(["1", "k".repeat(128), "01974a3e-7c1b-4b8e-9f1e-0d5b8a2c3d4e", "A.b_c:d-9"])(
  "C5 a good key is taken: %s",
  async (key) => expect((await answer("keyed", async () => good, { key })).status).toBe(0),
);

it.each([false, true])("C5 a refusal is the key's answer for good (kept: %s)", async (keep) => {
  const key = `refused-${keep}`;
  const refuse = async () => {
    throw new Refusal(3020, { keep, args: { count: 2 } });
  };
  const first = await answer("refused", refuse, { key });
  expect(first.status).toBe(3020);
  expect(await answer("refused", async () => good, { key })).toEqual(first);
  expect(await what(key)).toEqual(first);
});

it("C5 a fault of ours is no answer of the key: the same wish may come again", async () => {
  const broken = async () => {
    throw new Error("broken");
  };
  expect((await answer("broken", broken, { key: "broken" })).status).toBe(-1);
  expect((await answer("broken", async () => good, { key: "broken" })).status).toBe(0);
});

it("R47 asked by a key, it says what the key was answered, and never to another borrower", async () => {
  const first = await answer("asked", async () => good, { key: "asked" });
  expect(await what("asked")).toEqual(first);
  expect(await what("asked", "somebody-else")).toBeNull();
});

it("R47 a key that is asked about before its call came is closed: the call is refused when it comes", async () => {
  expect(await what("late")).toBeNull();
  let runs = 0;
  expect((await answer("late", async () => ({ ...good, payGid: `p${++runs}` }), { key: "late" })).status).toBe(3199);
  expect(await what("late")).toBeNull();
  expect(runs).toBe(0);
});

it("C5 secret fields are no part of what a key is compared by", async () => {
  const first = await answer("secret", async () => good, { key: "secret", body: { ...body, otp: "123456" } });
  expect(await answer("secret", async () => good, { key: "secret", body: { ...body, otp: "654321" } })).toEqual(first);
});

it("a fault of ours is 'system error' and tells nothing", async () => {
  const failed = await answer("fault", async () => {
    throw new Error("the password is 2580");
  });
  expect(failed).toEqual({ status: -1, message: "errors.-1", content: {} });
});

it("C5 a key gives its answer again, for 24 hours at least, and only to the same body", async () => {
  let runs = 0;
  const count = async () => ({ ...good, payGid: `p${++runs}` });
  const first = await answer("once", count, { key: "k" });
  expect(await answer("once", count, { key: "k" })).toEqual(first);
  expect((await answer("once", count, { key: "k", body: { ...body, amount: "200.00" } })).status).toBe(3199);
  expect(runs).toBe(1);
  await lender.control("/__sandbox/clock", { advanceMs: 24 * 3_600_000 + 1 });
  expect(await answer("once", count, { key: "k" })).toEqual(first);
  expect(runs).toBe(1);
});
