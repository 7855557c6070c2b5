import { expect, it } from "vitest";
import { scrub } from "./scrub.ts";

it.each([
  ["x is not a function", "x is not a function"],
  ['unknown decision "borrow-entry"', 'unknown decision "borrow-entry"'],
  ['path "form.amount" names no single value', 'path "form.amount" names no single value'],
  [`Unexpected token 'N', "Naira2026" is not valid JSON`, "Unexpected token '…', \"…\" is not valid JSON"],
  ['cannot find "Adaeze Okafor"', 'cannot find "…"'],
  ["an open quote 'Adaeze", "an open quote '…"],
  ["No. 22000000001 exists", "No. # exists"],
  ["card 5061 5000 0000 0012", "card #"],
  ["cvv 123 of 12/28", "cvv # of 12/28"],
  ["pin:2580", "pin:#"],
  ["password Naira2026 is wrong", "password … is wrong"],
  ["mail to a.b@example.com bounced", "mail to …@… bounced"],
  ["GET https://a.example/x?token=abc&m=1 failed", "GET https://a.example/x?… failed"],
  ["https://a.example/#/index?code=9 failed", "https://a.example/?… failed"],
  [`token ${"aB".repeat(16)}`, "token …"],
  ["photo data:image/png;base64,iVBOR", "photo data:…"],
])("R75 %s is reported as %s", (message, told) => {
  expect(scrub(message)).toBe(told);
});

it("R75 a message is cut to 200 characters", () => {
  expect(scrub("word ".repeat(1000))).toHaveLength(200);
});
