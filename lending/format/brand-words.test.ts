import { expect, it } from "vitest";
import { withBrandWords } from "./brand-words.ts";

const brand = {
  name: "Kestrow",
  constants: { extensionHours: 48, minimumRepayment: 10_000, overdueDailyRate: 0.0125, dueTime: "06:59:59" },
};

it.each([
  ["confirmed within {{brand.constants.extensionHours}} hours", "confirmed within 48 hours"],
  ["at least {{brand.constants.minimumRepayment, money}}", "at least ₦100"],
  ["{{brand.constants.overdueDailyRate, percent}} % a day", "1.25 % a day"],
  ["due at {{brand.constants.dueTime}}, says {{brand.name}}", "due at 06:59:59, says Kestrow"],
  ["{{name}} has {{brand.constants.nothing}}", "{{name}} has {{brand.constants.nothing}}"],
  ["{{brand.constants.minimumRepayment, roman}}", "{{brand.constants.minimumRepayment, roman}}"],
  ["{{brand.constants}}", "{{brand.constants}}"],
])("a text says the brand's own figures: %s", (text, said) => expect(withBrandWords(text, brand)).toBe(said));
