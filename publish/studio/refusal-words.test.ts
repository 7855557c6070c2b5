import { expect, it } from "vitest";
import type { Takes } from "./form/brand-form.ts";
import { meant, withoutBlanks, refusalWords, withTitles, withWord } from "./refusal-words.ts";

const kobo: Takes = { is: "number", whole: true, unit: "kobo" };

it.each([
  ["expected at most 10000000, found 9999999900", "expected at most ₦100,000, found ₦99,999,999"],
  ["expected at least 100, found -500", "expected at least ₦1, found -₦5"],
  ["brand 716-104: expected at most 60000050, found 7", "brand 716-104: expected at most ₦600,000.50, found ₦0.07"],
  ['expected a number, as "v1.2" says, found 1.5', 'expected a number, as "v1.2" says, found 1.5'],
  [
    'expected a multiple, as "constants.fallbackProduct.max" (brands/base.brand.json:115) says, found 700',
    'expected a multiple, as "constants.fallbackProduct.max" (said for all brands) says, found ₦7',
  ],
  [
    'found 31000000, so that brands/channel/127.brand.json:11 says: brand 716-127: expected at least 31000000, as "constants.fallbackProduct.max" (brands/business/716.brand.json:85) says, found 30000000',
    'found ₦310,000, so that channel 127 says: brand 716-127: expected at least ₦310,000, as "constants.fallbackProduct.max" (said for business 716) says, found ₦300,000',
  ],
])("an amount is said in naira, and no code is: %s", (message, words) =>
  expect(refusalWords(message, kobo)).toBe(words),
);

it.each([
  ["expected at most 0.1, found 2", "expected at most 10 %, found 200 %"],
  ["brand 716-104: expected at least 0.0005, found 0", "brand 716-104: expected at least 0.05 %, found 0 %"],
])("a share is said in percent, as it is typed: %s", (message, words) =>
  expect(refusalWords(message, { is: "number", whole: false, unit: "share" })).toBe(words),
);

it("K9 a moment is said as the day that it is in Lagos", () =>
  expect(
    refusalWords("expected at most 4102441200, found 4102527600", { is: "number", whole: true, unit: "epoch seconds" }),
  ).toBe("expected at most 1 January 2100, found 2 January 2100"));

it.each([
  ["expected at most 12 elements, found 13", "expected at most 12 entries, found 13"],
  ["expected at least 1 element, found 0", "expected at least 1 entry, found 0"],
  ["expected each element once", "expected each element once"],
])("what stands in a list is an entry: %s", (message, words) =>
  expect(refusalWords(message, { is: "order" })).toBe(words),
);

it("a number of another kind stays as it is, and what is suggested is a button's", () => {
  expect(refusalWords("expected at most 30, found 31", { is: "number", whole: true, unit: "days" })).toBe(
    "expected at most 30, found 31",
  );
  const message = 'expected a known section, found "bil"; did you mean "bill"?';
  expect(refusalWords(message, { is: "order" })).toBe('expected a known section, found "bil"');
  expect(meant(message)).toEqual({ found: "bil", use: "bill" });
  expect(meant('expected a text, found ""')).toBeUndefined();
});

it("a text with blanks too many is offered without them, and no other text as a whole", () => {
  const message =
    'expected one blank between words and none around them, found one before "Corvanta"; did you mean "Corvanta"?';
  expect(withoutBlanks({ code: "E715", message })).toBe("Corvanta");
  expect(withoutBlanks({ code: "E205", message: 'expected a host, found "A.b"; did you mean "a.b"?' })).toBeUndefined();
});

const titles = new Map([
  ["flags.voucher", "Coupons"],
  ["flags.inviteFriend", "Invite friends"],
  ["constants.days.to", "Time of a withdrawal: at most"],
  ["claims.dailyInterestPercent", "Interest a day"],
  ["theme.color-on-brand", "Text on the brand's colour"],
]);

it.each([
  [
    "flags.inviteFriend",
    'brand 717-1: expected "voucher" on while "inviteFriend" is, found it off; write it in brands/pair/717-1.brand.json',
    'brand 717-1: expected "Coupons" on while "Invite friends" is, found it off; say it for only 717-1',
  ],
  [
    "claims.dailyInterestPercent",
    'expected at most "constants.days.to", found claims.dailyInterestPercent 0.1, an interest of 0.178571 %',
    'expected at most "Time of a withdrawal: at most", found "Interest a day" 0.1, an interest of 0.178571 %',
  ],
  [
    "theme.color-brand",
    "brand 716-304: expected contrast of color-on-brand on color-x at least 4.5, found 1.60",
    `brand 716-304: expected contrast of "Text on the brand's colour" on color-x at least 4.5, found 1.60`,
  ],
  ["claims.name", 'expected a text, found "voucher"', 'expected a text, found "voucher"'],
])("values beside the one at %s are called by their titles, and nothing else is", (path, message, words) =>
  expect(withTitles(refusalWords(message, { is: "switch" }), path, titles)).toBe(words),
);

it("another word stands wherever the one stood", () =>
  expect(withWord(["a", { b: "bil", c: 1 }], "bil", "bill")).toEqual(["a", { b: "bill", c: 1 }]));
