import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";
import { personaTable } from "./table.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

const risk = async (number: number, body: object = {}) => (await lender.as(number)).call("risk-auth", body);
const plain = { basicsAuth: 0, refuseFlag: 0, refuseCode: "", installRefuseFlag: 0, isHuidus: 0, isSubLogic: 0 };
const withLine = expect.objectContaining({ availableBalance: 5_000_000, creditLine: 5_000_000 });

describe("C9 E15 F6 what risk auth says to each persona", () => {
  it.each([
    [2, { ...plain, preLoanInfoRespVO: withLine }],
    [5, { ...plain, refuseCode: "XA01" }],
    [6, { ...plain, refuseCode: "A02" }],
    [9, { ...plain, refuseFlag: 1 }],
    [
      10,
      {
        ...plain,
        refuseFlag: 3,
        isSubLogic: 1,
        preLoanInfoRespVO: expect.objectContaining({ subAvailableBalance: 2_000_000 }),
      },
    ],
    [11, { ...plain, refuseFlag: 3, isSubLogic: 1, installRefuseFlag: 1 }],
    [12, { ...plain, refuseFlag: 8 }],
    [13, { ...plain, refuseFlag: 10 }],
    [14, { ...plain, basicsAuth: 1, guideLink: "https://guide.example.com/app" }],
    [15, { ...plain, basicsAuth: -1 }],
    [16, { ...plain, basicsAuth: 2, isHuidus: 1 }],
    [17, plain],
    [27, plain],
    [28, plain],
    [29, { ...plain, preLoanInfoRespVO: expect.objectContaining({ creditLine: 500_000 }) }],
  ])("persona %d", async (number, content) => {
    expect(await risk(number)).toMatchObject({ status: 0, content });
  });

  it.each([
    [7, 3107, "A03"],
    [8, 3107, "XA04"],
    [19, 2712, ""],
  ])("persona %d answers status %d with refuse code %s", async (number, status, refuseCode) => {
    expect(await risk(number)).toMatchObject({ status, content: { refuseCode } });
  });

  it("persona 18 has no pre-loan info", async () => {
    const { content } = await risk(18);
    expect(content).toMatchObject(plain);
    expect(content.preLoanInfoRespVO).toBeUndefined();
  });

  it.each([14, 15, 16])("persona %d may not go on: nothing is offered", async (number) => {
    expect((await risk(number)).content.preLoanInfoRespVO).toBeUndefined();
  });

  it("the product type is the caller's", async () => {
    expect((await risk(2, { productType: "large" })).content.preLoanInfoRespVO.productType).toBe("large");
  });

  it("2712 speaks the words of the product", async () => {
    expect((await risk(19)).message).toBe("Please apply for a loan in the app");
  });
});

describe("F1 what each persona owes", () => {
  it.each([
    [3, 5, 0],
    [33, 2, 0],
    [39, 3, 0],
    [4, -10, 10],
    [40, -120, 120],
  ])("persona %d: due in about %d days, %d days overdue", async (number, days, exceedDays) => {
    const { loanBillList } = await (await lender.as(number)).ok("index-mainhome");
    expect(loanBillList).toHaveLength(1);
    expect(loanBillList[0].exceedDays).toBe(exceedDays);
    if (exceedDays > 0) expect(loanBillList[0].daysLeft).toBe(-exceedDays);
    else expect([days, days + 1]).toContain(loanBillList[0].daysLeft);
  });

  it("F4 persona 33 has three open periods", async () => {
    const { loanBillList } = await (await lender.as(33)).ok("index-mainhome");
    expect(loanBillList[0]).toMatchObject({ subLoanCount: 3, unpaidSubLoanCount: 3, productType: "large" });
  });

  it("F4 persona 34: the first is settled and the second owes no fee", async () => {
    const borrower = await lender.as(34);
    const { loanBillList } = await borrower.ok("index-mainhome");
    expect(loanBillList[0]).toMatchObject({ subLoanCount: 3, unpaidSubLoanCount: 2, exceedDays: 0 });
    const { subLoans } = await borrower.ok("repayment-loandetail", { loanGid: loanBillList[0].loanGid });
    expect(subLoans[1].reducedFee).toBeGreaterThan(0);
  });

  it("persona 51 has twelve periods", async () => {
    const { loanBillList } = await (await lender.as(51)).ok("index-mainhome");
    expect(loanBillList[0]).toMatchObject({ subLoanCount: 12, loanAmount: 12_000_000 });
  });

  it("persona 53 owes nothing and has ₦500 of credit", async () => {
    const info = await (await lender.as(53)).ok("userinfo-baseinfo");
    expect(info).toMatchObject({ balance: 50_000, loanBalance: 0, loanQty: 0 });
    expect((await (await lender.as(53)).ok("credit-summary")).closed).toBe(1);
  });

  it("persona 38 has a payment in process", async () => {
    const { loanBillList } = await (await lender.as(38)).ok("index-mainhome");
    expect(loanBillList[0].refundingStatus).toBe(1);
  });

  it.each([
    [30, 10],
    [31, 71],
    [32, 72],
  ])("F1 persona %d: the latest loan has status %d", async (number, status) => {
    const { loanList } = await (await lender.as(number)).ok("loan-list");
    expect(loanList[0].status ?? loanList[0].loanStatus).toBe(status);
  });

  it("S17 persona 17 belongs in the app, said at login", async () => {
    await lender.login(17);
    const { mobile } = (await lender.as(17)).row;
    const body = { mobile, password: "Naira2026", agree: true };
    expect((await lender.ask("userinfo-password-login", body)).content.isHuidus).toBe(1);
  });
});

it("every persona's number is his own, and the sandbox lists them all", async () => {
  const numbers = personaTable.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const { personas } = (await lender.control("/__sandbox/personas")) as {
    personas: { phone: string; about: string }[];
  };
  expect(personas).toHaveLength(numbers.length);
  expect(personas[1]).toMatchObject({ phone: "07100000002", about: expect.any(String) });
});

it("the ledger balances after seeding", async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
});
