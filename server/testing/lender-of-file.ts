import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openTestLender, type TestLender } from "./test-lender.ts";

/** Opening a database takes its time on a busy machine. */
const PATIENCE = 60_000;

/** Opens a lender for the tests of a file: each finds it as it was opened, and leaves books that balance and no error. */
export function lenderOfFile(open: () => Promise<TestLender> = openTestLender): () => TestLender {
  let lender: TestLender;
  beforeAll(async () => {
    lender = await open();
  }, PATIENCE);
  beforeEach(() => lender.startOver());
  afterEach(async () => {
    expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
    expect(lender.errors).toEqual([]);
  });
  afterAll(() => lender.close());
  return () => lender;
}
