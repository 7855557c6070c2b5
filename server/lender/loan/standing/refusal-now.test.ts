import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPersonaLender, type PersonaLender } from "../../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

const DAY = 86_400_000;
const status = async (number: number) => (await (await lender.as(number)).call("index-creditstatus")).content;

describe("E13 why nothing is lent to a borrower, as home is told it", () => {
  it.each([
    [5, { kind: "information", code: "A01" }],
    [6, { kind: "information", code: "A02" }],
    [7, { kind: "information", code: "A03" }],
    [8, { kind: "information", code: "A04" }],
    [11, { kind: "risk", until: expect.any(Number) }],
    [12, { kind: "debts", until: expect.any(Number) }],
    [13, { kind: "history", until: expect.any(Number) }],
    [14, { kind: "app" }],
    [15, { kind: "app" }],
    [17, { kind: "app" }],
    [18, { kind: "line" }],
    [19, { kind: "app" }],
    [27, { kind: "quota", until: expect.any(Number) }],
    [28, { kind: "transactions", until: expect.any(Number) }],
    [29, { kind: "limit" }],
  ])("persona %d", async (number, refusal) => {
    expect((await status(number)).refusal).toEqual(refusal);
  });

  it.each([2, 4, 10])("nothing of persona %d, to whom it lends", async (number) => {
    expect((await status(number)).refusal).toBeUndefined();
  });
});

it.each([27, 28])("E13 what is closed to persona %d for the day is open at midnight in Lagos", async (number) => {
  const { refusal, currentTime } = await status(number);
  const opens = new Date(Reflect.get(Object(refusal), "until") as number);
  expect(opens.toISOString()).toMatch(/T23:00:00\.000Z$/);
  expect(opens.getTime() - Number(currentTime)).toBeGreaterThan(0);
  expect(opens.getTime() - Number(currentTime)).toBeLessThanOrEqual(DAY);
});

it("E12 of persona 10, to whom the second line alone is open, home says no other", async () => {
  const { productInfosList } = (await (await lender.as(10)).call("index-mainhome", { pageId: "index" })).content;
  expect(
    (productInfosList as { productType: string; canBorrowAmount: number }[]).map((info) => [
      info.productType,
      info.canBorrowAmount,
    ]),
  ).toEqual([
    ["sloan", 0],
    ["large", 0],
    ["subloan", 2_000_000],
  ]);
});

describe("E13 S16 where the credit information stands", () => {
  it("of whom the BVN is missing alone", async () => {
    expect(await status(46)).toMatchObject({ auditState: 0, pagesDone: 5, nextPage: "bvn" });
  });

  it("of whom nothing but the submission is missing, and of whom it was refused", async () => {
    const held = await status(61);
    expect(held).toMatchObject({ auditState: 0, pagesDone: 6 });
    expect(held).not.toHaveProperty("nextPage");
    const borrower = await lender.as(61);
    await borrower.call("credit-submit", {});
    await lender.control("/__sandbox/clock", { advanceMs: 61_000 });
    expect(await status(61)).toMatchObject({ auditState: 3, refusal: { kind: "application" } });
  });
});

describe("E15 how long a refusal of the risk check stands", () => {
  it("until the thirtieth day, and borrowing is open again then", async () => {
    const { refusal, currentTime } = await status(9);
    expect(refusal).toEqual({ kind: "risk", until: expect.any(Number) });
    const days = (Number(Reflect.get(Object(refusal), "until")) - Number(currentTime)) / DAY;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
    await lender.control("/__sandbox/clock", { advanceMs: 30 * DAY });
    expect((await status(9)).refusal).toBeUndefined();
    expect((await (await lender.as(9)).call("risk-auth")).content).toMatchObject({ refuseFlag: 0 });
  });
});
