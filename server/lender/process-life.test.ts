import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { callerOf, controlOf, tokenOf } from "../testing/http-borrower.ts";
import { type LenderProcess, startLender } from "../testing/lender-process.ts";
import { there } from "../../tests/there.ts";

// A database is started and opened: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "lender-folder-"));
let lender: LenderProcess;
beforeAll(async () => {
  lender = await startLender({ DATA_FOLDER: folder });
});
afterAll(async () => {
  lender.child.kill("SIGKILL");
  await lender.exited;
  rmSync(folder, { recursive: true, force: true });
});

it("refuses a folder that another process uses, in one line", async () => {
  await expect(startLender({ DATA_FOLDER: folder })).rejects.toThrow(
    `the data folder ${folder} is in use by process ${lender.child.pid}; stop that process, or choose another folder with DATA_FOLDER=…`,
  );
});

it("a SIGKILL in the middle of payments loses none that was answered and doubles none that is sent again", async () => {
  const token = await tokenOf(lender.address, 3);
  const before = await owed(lender.address, token);
  const pay = await payerOf(lender.address, token);
  await pay("key-0");
  const flying = Array.from({ length: 12 }, (_, index) =>
    pay(`key-${index + 1}`).then(
      () => true,
      () => false,
    ),
  );
  await flying[2];
  lender.child.kill("SIGKILL");
  await lender.exited;
  const answered = await Promise.all(flying);
  expect(answered).toContain(true);
  expect(answered).toContain(false);

  lender = await startLender({ DATA_FOLDER: folder });
  const seen = before - (await owed(lender.address, token));
  expect(seen).toBeGreaterThanOrEqual(100 * (1 + answered.filter(Boolean).length));
  const again = await payerOf(lender.address, token);
  for (let index = 0; index <= 12; index++) await again(`key-${index}`);
  expect(before - (await owed(lender.address, token))).toBeCloseTo(1300, 2);
  expect((await controlOf(lender.address, "/ledger")).sum).toBe("0.00");
});

it("takes over the lock of a process that is gone, also when its pid is used again", async () => {
  lender.child.kill("SIGKILL");
  await lender.exited;
  writeFileSync(join(folder, "lender.lock"), `${process.pid} 1`);
  lender = await startLender({ DATA_FOLDER: folder });
  expect(readFileSync(join(folder, "lender.lock"), "utf8")).toMatch(new RegExp(`^${lender.child.pid} `));
});

it("ends clean on SIGTERM and frees the folder", async () => {
  lender.child.kill("SIGTERM");
  expect(await lender.exited).toBe(0);
  expect(() => readFileSync(join(folder, "lender.lock"))).toThrow();
  lender = await startLender({ DATA_FOLDER: folder });
});

async function owed(address: string, token: string): Promise<number> {
  return Number((await callerOf(address, token)("/repayment/bill")).content.unRepaidTotal);
}

/** Pays ₦100 by the first card under a key; throws when there is no answer. */
async function payerOf(address: string, token: string) {
  const call = callerOf(address, token);
  const { loanList } = (await call("/repayment/bill")).content as { loanList: { loanGid: string }[] };
  const cards = Object.values((await call("/bankcard/list")).content).find(Array.isArray) as { bankcardGid: string }[];
  return async (key: string) => {
    const body = {
      loanGid: there(loanList[0]).loanGid,
      amount: "100.00",
      method: "card",
      bankcardGid: there(cards[0]).bankcardGid,
    };
    const { status } = await call("/repayment/pay", body, key);
    if (status !== 0) throw new Error(`the payment answered ${status}`);
  };
}
