import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { broken, order, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const terms = contents["loan-preloan-info"];
const cash = terms.vouchers[0];

/** The rows of a loan of ₦10,000 (interest ₦140, service fee ₦2,660): with a coupon the fee is less, and tax is on what is left of it. */
it.each([
  [
    "an interest-free coupon takes as much as the interest off the fee",
    { prizeType: 4, kind: "interest-free", voucherValue: 0 },
    ["Interest₦140", "Service fee₦2,660₦2,520", "Tax₦189", "You repay₦12,849"],
    "Your coupon takes ₦140 off the service fee, as much as the interest",
  ],
  [
    "one that halves the interest takes half as much",
    { prizeType: 2, kind: "interest-discount", voucherValue: 0.5 },
    ["Interest₦140", "Service fee₦2,660₦2,590", "Tax₦194.25", "You repay₦12,924.25"],
    "Your coupon takes ₦70 off the service fee",
  ],
  [
    "a cash coupon takes its value",
    {},
    ["Interest₦140", "Service fee₦2,660₦2,160", "Tax₦162", "You repay₦12,462"],
    "Your coupon takes ₦500 off the service fee",
  ],
])("D2 D3 %s, and the application says so", async (_, coupon, rows, said) => {
  const offered = { "loan-preloan-info": { ...terms, vouchers: [{ ...cash, ...coupon }] } };
  const { write, words, place } = await show("/lendInfo", offered, "en_US", { voucher: "v1" });
  await write("form.amount", 1_000_000);
  for (const row of rows) expect(words()).toContain(row);
  expect([...place.querySelectorAll("p")].map(({ textContent }) => textContent)).toContain(said);
});

it.each([
  [{ voucherAmount: 14_000, fee: 252_000, tax: 18_900, dueAmount: 1_284_900 }, true],
  [{}, false],
])("D2 D3 the confirmation of %j speaks of a coupon: %s", async (facts, speaks) => {
  const told = { "loan-contract": { ...contents["loan-contract"], ...facts } };
  const { words } = await show("/lendConfirm", told, "en_US", { order });
  expect(words().includes("Your coupon takes ₦140 off the service fee, as much as the interest")).toBe(speaks);
  expect(words().includes("coupon")).toBe(speaks);
});

it.each([
  ["fits the amount", 300_000, "Chosen", "v1", "You repay₦12,462"],
  ["is for larger loans", 2_000_000, "Not for this amount", null, "You repay₦12,999.50"],
])(
  "D3 S11 a chosen coupon that %s is told as that, and goes on with the loan or does not",
  async (_, conditionLowerLimit, row, gid, due) => {
    const offered = { "loan-preloan-info": { ...terms, vouchers: [{ ...cash, conditionLowerLimit }] } };
    const { write, words, press, engine } = await show("/lendInfo", offered, "en_US", { voucher: "v1" });
    await write("form.amount", undefined);
    expect(words()).toContain("VoucherChosen");
    await write("form.amount", 1_000_000);
    expect(words()).toContain(`Voucher${row}`);
    expect(words()).toContain(due);
    await write("form.purpose", 1);
    await press("next");
    expect(engine.state.read("journey.order.voucherGid")).toBe(gid);
  },
);

describe("S11 R51 a confirmation whose coupon was used or ran out meanwhile", () => {
  const gone = { status: 3106, message: "The terms have changed, please check and confirm them again", content: {} };
  /** The lender knows no such coupon any more. */
  const facts = ({ voucherGid }: { voucherGid?: string | null }) => (voucherGid ? gone : contents["loan-contract"]);
  const chosen = { voucher: "v1", order: { ...order, voucherGid: "v1" } };

  it.each([
    ["en_US", "This coupon was used or has run out: choose another one, or borrow without."],
    ["zh_CN", "该优惠券已使用或已过期，请另选一张，或不使用优惠券借款。"],
  ])("in %s says so, and leads to where another one is chosen or none", async (language, said) => {
    const { words, went, engine, wrong } = await show("/lendConfirm", { "loan-contract": facts }, language, chosen);
    await until(() => expect(went).toEqual(["/lendInfo"]));
    expect(engine.toasts.current?.text).toBe(said);
    expect(words()).not.toMatch(/Try again|重试|Failed to load|加载失败/);
    expect(engine.state.read("journey.voucher") ?? null).toBeNull();
    expect(wrong).toEqual([]);
  });

  it("leads back to the product's own terms", async () => {
    const large = { ...chosen, order: { ...chosen.order, from: "/lendinfo_largeAmount" } };
    const { went } = await show("/lendConfirm", { "loan-contract": facts }, "en_US", large);
    await until(() => expect(went).toEqual(["/lendinfo_largeAmount"]));
  });

  it("any other failure can be tried again as before", async () => {
    const { words, went } = await show("/lendConfirm", { "loan-contract": broken }, "en_US", chosen);
    await until(() => expect(words()).toContain("Try again"));
    expect(words()).toContain("Failed to load data.");
    expect(words()).not.toContain("coupon");
    expect(went).toEqual([]);
  });

  it("with a coupon that can be used nothing is said, and the facts are asked for once", async () => {
    const asked: unknown[] = [];
    const answer = (body: unknown) => {
      asked.push(body);
      return contents["loan-contract"];
    };
    const { words } = await show("/lendConfirm", { "loan-contract": answer }, "en_US", chosen);
    await until(() => expect(words()).toContain("You receive"));
    expect(words()).not.toContain("coupon");
    expect(asked).toMatchObject([{ voucherGid: "v1" }]);
  });
});
