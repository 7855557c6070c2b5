import { describe, expect, it } from "vitest";
import { fitsBank } from "./nuban.ts";

describe("V2 V18 check digit of an account number", () => {
  it.each([
    ["011", "0000014579", true],
    ["011", "0000000220", true],
    ["058", "0123456785", true],
    ["058", "0123456784", false],
    ["044", "0123456785", false],
    // V18: of a microfinance bank by the standard of 2020, its code after a 9; a wallet's is a phone number.
    ["50515", "0000000018", true],
    ["50515", "0000000017", false],
    ["100004", "8031234567", true],
  ])("bank %s, account %s: %s", (bank, account, fits) => {
    expect(fitsBank(bank, account)).toBe(fits);
  });
});
