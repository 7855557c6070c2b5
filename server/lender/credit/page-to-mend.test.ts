import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { application } from "../../testing/lent.ts";
import { filledIn } from "../../testing/newcomer.ts";
import { openTestLender, type TestBorrower, type TestLender } from "../../testing/test-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: TestLender;
beforeAll(async () => {
  lender = await openTestLender();
}, 60_000);
afterAll(() => lender.close());

const contact = (phone: string, relationship: string) => ({ name: "Ngozi Obi", phone, relationship });
const saves = {
  identity: ["credit-form-save", { page: "identity", idCard: filledIn.identity }],
  personal: ["credit-form-save", { page: "personal", personal: filledIn.personal }],
  employment: ["credit-form-save", { page: "employment", personal: filledIn.employment }],
  contacts: [
    "credit-contacts",
    {
      contacts: [contact("8031110001", "spouse"), contact("8031110002", "mother"), contact("8031110003", "friend")],
    },
  ],
} as const;
type Page = keyof typeof saves;
const pages = Object.keys(saves) as Page[];

const save = (borrower: TestBorrower, page: Page) => borrower.call(saves[page][0], saves[page][1]);
const refuseCode = async (borrower: TestBorrower) => {
  const { content } = await borrower.call("risk-auth", { productType: "sloan" });
  return content.refuseCode as string;
};

describe("a refusal that more credit information can mend", () => {
  it.each([
    [5, "XA01", "identity"],
    [6, "A02", "personal"],
    [7, "A03", "employment"],
    [8, "XA04", "contacts"],
  ] as const)("F13 persona %d, code %s: %s alone mends it, and then he can borrow", async (number, code, mend) => {
    const borrower = await lender.as(number);
    const before = await borrower.ok("credit-summary");
    expect(before).toMatchObject({ auditState: 2, mend, missing: 1 });
    expect(before.pages).toContainEqual({ page: mend, done: false });
    for (const page of pages.filter((page) => page !== mend)) {
      // Who somebody is stays as it was approved, where nothing is wrong with that.
      expect((await save(borrower, page)).status, page).toBe(page === "identity" ? 3199 : 0);
      expect(await refuseCode(borrower)).toBe(code);
    }
    expect((await borrower.call("loan-apply", await application(borrower))).status).toBe(3107);

    expect(await save(borrower, mend)).toMatchObject({ status: 0, content: { missing: 0 } });
    expect(await borrower.ok("credit-summary")).toMatchObject({ auditState: 2, missing: 0 });
    expect((await borrower.ok("credit-summary")).mend).toBeUndefined();
    expect(await borrower.ok("risk-auth", { productType: "sloan" })).toMatchObject({ basicsAuth: 0, refuseCode: "" });
    expect((await borrower.call("loan-apply", await application(borrower))).status).toBe(0);
  });

  it("F13 a page that is saved anew leaves any other refusal", async () => {
    const borrower = await lender.as(9);
    await save(borrower, "employment");
    expect(await borrower.ok("risk-auth", { productType: "sloan" })).toMatchObject({ refuseFlag: 1 });
    expect((await borrower.ok("credit-summary")).mend).toBeUndefined();
  });
});
