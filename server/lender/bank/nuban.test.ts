import { describe, expect, it } from "vitest";
import { fitsBank } from "./nuban.ts";

describe("V2 check digit of an account number", () => {
  it.each([
    ["011", "0000014579", true],
    ["011", "0000000220", true],
    ["058", "0123456785", true],
    ["058", "0123456784", false],
    ["044", "0123456785", false],
  ])("bank %s, account %s: %s", (bank, account, fits) => {
    expect(fitsBank(bank, account)).toBe(fits);
  });
});
