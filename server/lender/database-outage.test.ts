import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { there } from "../../tests/there.ts";
import { freePort } from "../testing/free-port.ts";
import { callerOf, controlOf, tokenOf } from "../testing/http-borrower.ts";
import { type LenderProcess, startLender } from "../testing/lender-process.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "../testing/postgres.ts";

// Twelve outages of a database, each of which is waited out: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 });

const missing = whyNoPostgres();
if (missing) console.log(`NOT TESTED: what becomes of payments when PostgreSQL stops or freezes: ${missing}`);

/** What a statement may take here, ms. */
const PATIENCE = 600;
const OUTAGES = 12;
const AT_ONCE = 4;

describe.skipIf(missing !== null)("a PostgreSQL that stops, is killed or freezes", () => {
  let postgres: TestPostgres;
  let lender: LenderProcess;
  beforeAll(async () => {
    postgres = startPostgres(await freePort());
    lender = await startLender({ DATABASE_URL: postgres.url, DATABASE_PATIENCE: String(PATIENCE) });
  });
  afterAll(async () => {
    lender?.child.kill("SIGKILL");
    await lender?.exited;
    postgres?.stop();
  });

  const halted = (how: "fast" | "immediate" | "killed") => async () => {
    postgres.halt(how);
    await wait(100);
    postgres.resume();
  };
  const frozen = async () => {
    postgres.freeze();
    // Longer than anybody is patient.
    await wait(3 * PATIENCE);
    postgres.thaw();
  };
  const outages = [frozen, halted("fast"), halted("immediate"), halted("killed")];

  it("is survived twelve times under load: each answer is an envelope, and each payment is there exactly once", async () => {
    const token = await tokenOf(lender.address, 3);
    const call = callerOf(lender.address, token);
    const owed = async () => Number((await call("/repayment/bill")).content.unRepaidTotal);
    const { loanList } = (await call("/repayment/bill")).content as { loanList: { loanGid: string }[] };
    const cards = Object.values((await call("/bankcard/list")).content).find(Array.isArray) as {
      bankcardGid: string;
    }[];
    const { loanGid } = there(loanList[0]);
    const { bankcardGid } = there(cards[0]);
    const body = JSON.stringify({ loanGid, amount: "100.00", method: "card", bankcardGid });
    const before = await owed();
    const odd: string[] = [];

    /** One try; the id of the payment, where the lender says that it is carried out. */
    const tryToPay = async (key: string): Promise<string | undefined> => {
      const reply = await fetch(`${lender.address}/ostrader/repayment/pay?c=302&token=${token}`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body,
      });
      const text = await reply.text();
      const { status, message, content } = JSON.parse(text) as {
        status: number;
        message: string;
        content: { payGid?: string };
      };
      const dated = Math.abs(Date.parse(reply.headers.get("date") ?? "") - Date.now()) < 60_000;
      const good = reply.status === 200 && status === 0;
      const none = reply.status === 503 && status === -1 && message === "system error";
      if (!dated || !(good || none)) odd.push(`${reply.status} ${text}`);
      return content.payGid;
    };
    /** Tries with the same key until the lender says that it is carried out. */
    const payInTheEnd = async (key: string): Promise<string> => {
      for (;;) {
        const paid = await tryToPay(key);
        if (paid !== undefined) return paid;
        // What is refused is refused for good: waiting for it would say nothing.
        expect(odd).toEqual([]);
        await wait(50);
      }
    };

    const paid = new Map<string, string>();
    for (let round = 0; round < OUTAGES; round++) {
      const keys = Array.from({ length: AT_ONCE }, (_, index) => `outage-${round}-${index}`);
      const first = Promise.all(keys.map(tryToPay));
      // Some are under way, others not yet, and a few come while nobody is there.
      await wait(round * 5);
      const outage = there(outages[round % outages.length])();
      const more = Promise.all([0, 1].map(() => tryToPay(there(keys[0]))));
      const told = await first;
      await Promise.all([outage, more]);
      for (const [index, key] of keys.entries()) {
        const gid = await payInTheEnd(key);
        // Whoever was told of a payment is told of the same one again.
        expect(told[index] ?? gid).toBe(gid);
        paid.set(key, gid);
      }
      expect(lender.child.exitCode).toBeNull();
    }

    expect(odd).toEqual([]);
    expect(new Set(paid.values()).size).toBe(OUTAGES * AT_ONCE);
    expect(before - (await owed())).toBeCloseTo(100 * OUTAGES * AT_ONCE, 2);
    expect((await controlOf(lender.address, "/ledger")).sum).toBe("0.00");
  });
});
