import { beforeAll, expect, it } from "vitest";
import { type CallBrand, forBrand, loadBrands } from "../../contract/brands.ts";
import { AGREED, productRow } from "../../testing/loan-rows.ts";
import { termsHash } from "./terms-hash.ts";

let plain: CallBrand;
beforeAll(() => {
  plain = loadBrands(process.cwd())("718", "302");
});

const shown = termsHashOf();
function termsHashOf(change: Parameters<typeof productRow>[0] = {}, now = AGREED) {
  return () => forBrand(plain, () => termsHash([productRow(change)], now));
}

it("R51 the same terms on the same day are the same, whatever their product is called", () => {
  expect(shown()).toMatch(/^[0-9a-f]{64}$/);
  expect(termsHashOf({ name: "two weeks" }, AGREED + 3_600_000)()).toBe(shown());
});

it.each([
  { id: 2 },
  { mode: "front" },
  { periodDays: 15 },
  { installments: 3 },
  { lowest: 300_001 },
  { highest: 22_500_001 },
  { multiple: 20_000 },
  { ratePpm: 280_001 },
  { interestPpm: 50_001 },
  { taxPpm: 75_001 },
  { overdueCap: "principal" },
  { secondExempt: true },
] as const)("R51 %j are other terms", (change) => {
  expect(termsHashOf(change)()).not.toBe(shown());
});

it("R51 another day has other due times, from midnight in Lagos on", () => {
  const midnight = AGREED + 12 * 3_600_000;
  expect(termsHashOf({}, midnight - 1)()).toBe(shown());
  expect(termsHashOf({}, midnight)()).not.toBe(shown());
});

it.each([{ overdueDailyRate: 0.02 }, { dueTime: "12:00:00" }])("R51 %j of the brand is another term", (figure) => {
  const brand = { ...plain, constants: { ...plain.constants, ...figure } };
  expect(forBrand(brand, () => termsHash([productRow()], AGREED))).not.toBe(shown());
});
