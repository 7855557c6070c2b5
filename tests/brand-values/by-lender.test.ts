import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type CallBrand, loadBrands } from "../../server/contract/brands.ts";
import { openTestLender, type TestLender } from "../../server/testing/test-lender.ts";
import { byLender } from "./by-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plain = loadBrands(process.cwd())("718", "302");
let brand: CallBrand;
let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender({ brandOf: () => brand });
}, 120_000);
afterAll(() => lender.close());

it.each(byLender)("B3 $value is what the lender says", async ({ value, to, ask, was, is, flags, constants, lists }) => {
  const [group = "", name = ""] = value.split(".");
  const around = {
    ...plain,
    flags: { ...plain.flags, ...flags },
    constants: { ...plain.constants, ...constants },
    lists: { ...plain.lists, ...lists },
  };
  brand = { ...around, [group]: { ...around[group as "flags"], [name]: to } };
  const after = await ask(lender, false);
  // Codes are sent once in a while.
  await lender.control("/__sandbox/clock", { advanceMs: 120_000 });
  brand = around;
  expect([await ask(lender, true), after]).toEqual([was, is]);
});
