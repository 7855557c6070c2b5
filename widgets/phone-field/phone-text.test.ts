import { describe, expect, it } from "vitest";
import { readPhone, showPhone } from "./phone-text.ts";

describe("readPhone", () => {
  it.each<[string, string | undefined, string]>([
    ["8031234567", "8031234567", "10 digits"],
    ["08031234567", "8031234567", "11 digits with the national 0"],
    ["0803 123 4567", "8031234567", "spaces"],
    ["0803-123-4567", "8031234567", "dashes"],
    ["+234 803 123 4567", "8031234567", "country code with plus"],
    ["+234 (0) 803 123 4567", "8031234567", "country code and national 0"],
    ["2348031234567", "8031234567", "country code without plus"],
    ["00803123456", "00803123456", "00 stays, for the rule to refuse"],
    ["080312345", "080312345", "a short number keeps its 0"],
    ["0803123456789", "0803123456789", "too many digits stay, for the rule to refuse"],
    ["234803", "234803", "a beginning is not taken for a country code"],
    ["+234803", "803", "a plus says that it is one"],
    ["+65 8123 4567", "+6581234567", "another country stays one, for the rule to refuse"],
    ["+220 301 2345", "+2203012345", "another country that begins as ours does"],
    ["+2", "2", "the beginning of our country code"],
    ["+", undefined, "a plus alone"],
    ["", undefined, "nothing"],
    [" - ", undefined, "separators alone"],
  ])("V1 reads %j as %j: %s", (text, digits) => {
    expect(readPhone(text, "234")).toBe(digits);
  });

  it.each([
    ["8031234567", "803 123 4567"],
    ["0803", "0803"],
    ["+220301234", "+220301234"],
  ])("shows %s as %s", (digits, text) => {
    expect(showPhone(digits)).toBe(text);
  });
});
