import { personaMobile } from "../../server/lender/personas/phone.ts";

/** What the sandbox takes in a field, by what the field is called. */
const right: readonly (readonly [RegExp, (persona: number) => string])[] = [
  [/e-?mail.*code|code.*e-?mail|otp/i, () => "123456"],
  [/code/i, () => "1234"],
  [/phone|mobile|number.*call/i, (persona) => `0${personaMobile(persona)}`],
  [/transaction|pin\b/i, () => "2580"],
  [/password/i, () => "Naira2026"],
  [/amount/i, () => "5000"],
  [/e-?mail/i, () => "ada@example.com"],
  [/bvn/i, () => "22000000099"],
  [/account number/i, () => "0123456785"],
  [/card number/i, () => "5061500000000012"],
  [/salary/i, () => "250000"],
];

/** What somebody types who does not do as he is asked. */
export const odd = [
  "",
  " ",
  "0",
  "-1",
  "3050",
  "99999999999",
  "1e9",
  "abc<b>",
  "\u202eỌlá O’Neil",
  "٣٤٥",
  "x".repeat(300),
];

/** What fits a field of this name; `choice` takes another persona's where that is asked for. */
export function fitting(name: string, persona: number): string {
  return right.find(([called]) => called.test(name))?.[1](persona) ?? "Ada Obi";
}
