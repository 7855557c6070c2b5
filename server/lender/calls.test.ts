import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lagosDay, lagosMidnight } from "../../lending/lagos-time.ts";
import { consent, tracking } from "../database/tables/record.ts";
import { session } from "../database/tables/access.ts";
import { person } from "../database/tables/person.ts";
import { openPersonaLender, type PersonaLender } from "../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let lender: PersonaLender;
let token: string;
beforeAll(async () => {
  lender = await openPersonaLender();
  token = await lender.login(2);
}, 60_000);
afterAll(() => lender.close());

const ask = (id: string, body: unknown = {}, as = { token }) => lender.ask(id, body, as);

describe("my data", () => {
  it("E14 C15 base info has the figures of the user", async () => {
    const { content } = await ask("userinfo-baseinfo");
    expect(content).toMatchObject({
      mobile: "7100000002",
      creditLine: 5_000_000,
      loanQty: 0,
      overdueQty: 0,
      voucherCount: 2,
      bankCardCount: 7,
    });
  });

  it("E14 an overdue user's figures say so", async () => {
    const { content } = await ask("userinfo-baseinfo", {}, { token: await lender.login(4) });
    expect(content).toMatchObject({ loanQty: 1, overdueQty: 1, loanSumAmount: 1_000_000 });
    expect(content.loanBalance).toBeGreaterThan(1_299_950);
  });

  it("C15 extras tell what is set up", async () => {
    const { content } = await ask("userinfo-extras");
    expect(content).toMatchObject({
      hasLoginPassword: true,
      hasTransPwd: true,
      mailBound: false,
      hasBankAccount: true,
    });
  });

  it("E13 the credit status carries the lender's clock", async () => {
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    const { content } = await ask("index-creditstatus");
    expect(content).toMatchObject({ auditState: 2, bizStatus: 1, userType: 1 });
    expect(Math.abs(content.currentTime - now)).toBeLessThan(5000);
  });

  it.each([
    [3, 2, 2],
    [4, 3, 2],
    [30, 2, 1],
  ])("E13 persona %d has bizStatus %d, userType %d", async (number, bizStatus, userType) => {
    const { content } = await ask("index-creditstatus", {}, { token: await lender.login(number) });
    expect(content).toMatchObject({ bizStatus, userType });
  });

  it("E12 the home screen has bills and products", async () => {
    const { content } = await ask("index-mainhome", {}, { token: await lender.login(3) });
    expect(content.loanBillList).toHaveLength(1);
    expect(content.loanBillList[0]).toMatchObject({ loanAmount: 1_000_000, exceedDays: 0 });
    expect(content.productInfosList[0]).toMatchObject({ productType: "sloan", creditLine: 5_000_000, rate: 0.28 });
    expect(content.productInfosList[0].products[0]).toMatchObject({ minLoanAmount: 300_000, multiple: 10_000 });
  });

  it("A6 a guest of a free channel sees the products, one of another channel logs in first", async () => {
    const { content } = await lender.ask("index-mainhome", {}, { c: "130" });
    expect(content).toMatchObject({ loanBillList: [], registerTime: 0 });
    expect(content.productInfosList[0]).toMatchObject({ canBorrowAmount: 22_500_000 });
    expect((await lender.ask("index-mainhome", {}, { c: "302" })).status).toBe(7);
  });

  it.each(["risk-auth", "userinfo-baseinfo", "userinfo-extras", "index-creditstatus", "bankcard-list"])(
    "A6 %s answers a guest of channel 130",
    async (id) => {
      expect((await lender.ask(id, {}, { c: "130" })).status).toBe(0);
      expect((await lender.ask(id, {}, { c: "302" })).status).toBe(7);
    },
  );

  it.each([
    ["repayment-bill", {}, ["1", "3", "130", "302"], 0],
    ["loan-query-status", {}, ["1", "3", "130", "302"], 3198],
    ["loan-query-status", { orderGid: "o1" }, ["130", "302"], 3198],
    ["repayment-loandetail", { loanGid: "l1" }, ["130", "302"], 3198],
    ["repayment-va-static", { loanGid: "l1" }, ["130"], 3198],
    ["loan-preloan-info", {}, ["130"], 3107],
  ])(
    "A6 %s of %o is not refused for want of a login, and tells a guest what there is of his",
    async (id, body, channels, status) => {
      for (const c of channels) expect((await lender.ask(id, body, { c })).status).toBe(status);
    },
  );

  it.each([
    ["repayment-va-static", { loanGid: "l1" }],
    ["loan-preloan-info", {}],
  ])("A6 %s asks for a login on other channels", async (id, body) => {
    expect((await lender.ask(id, body, { c: "302" })).status).toBe(7);
  });

  it.each([
    ["repayment-bill", {}],
    ["loan-query-status", {}],
    ["repayment-loandetail", { loanGid: "l1" }],
  ])("A6 X2 %s tells nobody whose session is over that he has nothing", async (id, body) => {
    for (const c of ["130", "302"]) expect((await lender.ask(id, body, { c, token: "over" })).status).toBe(7);
  });

  it("A6 a guest owes nothing", async () => {
    expect((await lender.ask("repayment-bill", {}, { c: "302" })).content).toEqual({
      unRepaidTotal: 0,
      loanList: [],
    });
  });

  it("E10 S16 the credit summary says which pages are missing", async () => {
    const { content } = await ask("credit-summary");
    expect(content).toMatchObject({ score: 650, accountCount: 0, outstandingBalance: 0, missing: 0 });
    expect(content.pages.map(({ page }: { page: string }) => page)).toEqual([
      "identity",
      "personal",
      "employment",
      "contacts",
      "bvn",
      "photos",
    ]);
  });

  it("E18 the credit form comes back with the BVN masked", async () => {
    const { content } = await ask("credit-form-get");
    expect(content.idCard.bvn).toBe("********002");
    expect(content.contacts).toHaveLength(3);
  });

  it("E7 vouchers of every kind and state, or of one state", async () => {
    const as = { token: await lender.login(48) };
    expect((await ask("voucher-list", {}, as)).content.vouchers).toHaveLength(21);
    const { vouchers } = (await ask("voucher-list", { state: "expired" }, as)).content;
    expect(vouchers.map(({ state }: { state: string }) => state)).toEqual(Array(7).fill("expired"));
  });

  it("D5 notices come in the caller's language, a session's and a day's to who has a bill due soon", async () => {
    const owing = { token: await lender.login(3) };
    const { notices } = (await ask("notice-list", {}, owing)).content;
    expect(notices.map(({ newsType }: { newsType: number }) => newsType)).toEqual([1, 2]);
    const zh = (await ask("notice-list", {}, { ...owing, bl: "zh_CN" } as { token: string })).content.notices;
    expect(zh[0].title).toBe("按时还款");
  });
});

describe("accounts and cards", () => {
  it("E9 cards are masked", async () => {
    const { cards } = (await ask("bankcard-list")).content;
    expect(cards[0]).toMatchObject({ cardNo: "506150******0012", cardType: "verve", bankcardStatus: 1 });
    for (const { cardNo } of cards) expect(cardNo).toMatch(/^\d{6}\*{6,9}\d{4}$/);
  });

  it("E8 banks and the seeded account", async () => {
    expect((await lender.ask("bankaccount-banks")).content.banks).toHaveLength(38);
    // V18: the wallets and banks that most people use come first, each with its code of instant payments.
    expect(
      (await lender.ask("bankaccount-banks")).content.banks
        .slice(0, 9)
        .map(({ bankShortName, nipCode }: { bankShortName: string; nipCode: string }) => [bankShortName, nipCode]),
    ).toEqual([
      ["OPay", "100004"],
      ["PalmPay", "100033"],
      ["Moniepoint", "090405"],
      ["Kuda", "090267"],
      ["GTB", "000013"],
      ["Access", "000014"],
      ["Zenith", "000015"],
      ["UBA", "000004"],
      ["First Bank", "000016"],
    ]);
    const { accounts } = (await ask("bankaccount-list")).content;
    expect(accounts).toMatchObject([{ bankCode: "058", accountNumber: "0123456785", isDefault: true }]);
  });

  it.each([
    ["a good number", "058", "0123456785", 0, { bankName: "Guaranty Trust Bank", checkDigitOk: true }],
    ["a wallet's number only warns", "044", "0123456785", 0, { checkDigitOk: false }],
    ["an unavailable account", "058", "0000000000", 3040, {}],
    ["9 digits", "058", "012345678", 3100, {}],
    ["an unknown bank", "999", "0123456785", 3198, {}],
  ])("V2 resolves %s", async (_, bankCode, accountNumber, status, content) => {
    expect(await ask("bankaccount-resolve", { bankCode, accountNumber })).toMatchObject({ status, content });
  });

  it("V2 an account cannot be added from 0:00 to 1:00 in Lagos", async () => {
    const body = { bankCode: "011", accountNumber: "0000014579" };
    const as = { token: await lender.login(9) };
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    const midnight = lagosMidnight(lagosDay(now) + 1);
    for (const at of [midnight + 1000, midnight + 3_590_000]) {
      await lender.control("/__sandbox/clock", { set: at });
      expect(await ask("bankaccount-add", body, as)).toMatchObject({
        status: 3041,
        message: "Bank account cannot be added at 0:00-1:00",
      });
    }
    await lender.control("/__sandbox/clock", { set: midnight + 3_600_000 });
    const added = (await ask("bankaccount-add", body, as)).content;
    expect(added).toMatchObject({ bankShortName: "First Bank", isDefault: false });
    expect((await ask("bankaccount-add", body, as)).content.accountGid).toBe(added.accountGid);
    expect((await ask("bankaccount-list", {}, as)).content.accounts).toHaveLength(2);
  });
});

describe("what is kept", () => {
  it("consents with version, language and decision", async () => {
    const body = { consent: "loan-agreement", textVersion: "3", granted: true };
    const { content } = await ask("consent-save", body);
    const rows = await lender.database.db.select().from(consent);
    expect(rows).toContainEqual(expect.objectContaining({ id: content.consentGid, ...body, language: "en_US" }));
  });

  it("C16 E21 tracking records as they came, without a token", async () => {
    const record = {
      mid: "ACQ01",
      ctime: 1,
      zuid: `${"a".repeat(32)}1`,
      appid: "718",
      version: "1.0",
      sessionId: "s",
      pageId: "index",
    };
    expect((await lender.ask("tracking-collect", [record, { ...record, mid: "ACQ05" }])).status).toBe(0);
    expect((await lender.ask("tracking-collect", [{ ...record, mid: "XXX" }])).status).toBe(-1);
    expect((await lender.ask("tracking-collect", [])).status).toBe(0);
    const rows = await lender.database.db.select().from(tracking);
    expect(rows.map(({ mid }) => mid)).toEqual(["ACQ01", "ACQ05"]);
  });

  it("secrets only as hashes", async () => {
    const stored = JSON.stringify([
      await lender.database.db.select().from(session),
      await lender.database.db.select({ a: person.passwordHash, b: person.pinHash }).from(person),
    ]);
    for (const secret of [token, "Naira2026", "2580"]) expect(stored).not.toContain(`"${secret}"`);
  });

  it("R79 another user's id is not found", async () => {
    expect((await ask("userinfo-baseinfo", { userGid: "somebody-else" })).status).toBe(3198);
  });
});
