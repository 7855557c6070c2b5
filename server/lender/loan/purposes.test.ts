import { expect, it } from "vitest";
import { namedPurposes } from "./purposes.ts";

it("what a loan may be for is named in the language of the call", () => {
  expect(namedPurposes((key) => `<${key}>`)).toEqual([
    { purposeId: 1, code: "daily", name: "<lender.purpose-daily>" },
    { purposeId: 2, code: "rent", name: "<lender.purpose-rent>" },
    { purposeId: 3, code: "education", name: "<lender.purpose-education>" },
    { purposeId: 4, code: "medical", name: "<lender.purpose-medical>" },
    { purposeId: 5, code: "business", name: "<lender.purpose-business>" },
    { purposeId: 6, code: "travel", name: "<lender.purpose-travel>" },
    { purposeId: 7, code: "other", name: "<lender.purpose-other>" },
  ]);
});
