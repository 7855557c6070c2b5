// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { open } from "./open-screen.tsx";
import { broken, show as showLoan } from "./show-screen.tsx";

type More = Readonly<Record<string, unknown>>;

/** A brand with every feature of this area. */
const FULL = { business: "717", channel: "305" };
const refused = (status: number, message: string) => ({ status, message, content: {} });

async function show(route: string, more: More = {}, language = "en_US", brand: Partial<typeof FULL> = FULL) {
  const asked: { call: string; body: unknown }[] = [];
  const answers = Object.fromEntries(
    Object.entries({ ...contents, ...more }).map(([call, content]) => [
      call,
      async (body: unknown) => {
        asked.push({ call, body });
        return typeof content === "function" ? (content as (body: unknown) => unknown)(body) : content;
      },
    ]),
  );
  const shown = await open(route, "usual", { ...brand, language, more: answers });
  const back = vi.fn();
  shown.engine.navigator = { ...shown.engine.navigator, back };
  const { stage } = shown.engine;
  const session = () => {
    if (stage.kind !== "visit") throw new Error("no screen is shown");
    return stage.visit.session;
  };
  const fill = (values: More) =>
    act(async () => {
      for (const [path, value] of Object.entries(values)) session().write(path, value);
    });
  const press = async (id: string) => {
    const button = shown.place.querySelector(`#${id}`) as HTMLButtonElement;
    await act(async () => button.click());
    await act(() =>
      vi.waitFor(() => expect(shown.place.querySelector("[aria-busy=true]")).toBeNull(), { interval: 5 }),
    );
  };
  const words = () => document.body.textContent ?? "";
  return { ...shown, asked, back, fill, press, words, read: (path: string) => session().read(path) };
}

const list = contents["withdraw-list"];
const detail = contents["withdraw-detail"];
const screens: [route: string, more: More, brand?: Partial<typeof FULL>][] = [
  ["/bankcardList", {}, { business: "716", channel: "104" }],
  ["/bankcardList", { "bankaccount-list": { accounts: [] } }, { business: "716", channel: "104" }],
  ["/selectBankcard", {}],
  ["/selectBankcard", { "bankaccount-list": { accounts: [] } }],
  ["/addBankcard", {}],
  ["/cardList", {}],
  ["/cardList", { "bankcard-list": { cards: [] } }],
  ["/selectCard", {}],
  ["/selectCard", { "bankcard-list": { cards: [] } }],
  ["/addCard", {}],
  ["/red_bag", {}],
  ["/red_bag", { "redbag-list": { total: 0, withdrawable: 0, minimum: 200000, redBags: [] } }],
  ["/withdrawal", {}],
  ["/withdrawal", { "withdraw-list": { ...list, withdrawable: 50000 } }],
  ["/withdrawal", { "bankaccount-list": { accounts: [] } }],
  ["/withdrawalList", {}],
  ["/withdrawalList", { "withdraw-list": { ...list, withdrawals: [] } }],
  ["/withdrawal_detail?orderNo=W1", {}],
  ["/withdrawal_detail?orderNo=W1", { "withdraw-detail": { ...detail, status: 1, finishTime: 1796100000000 } }],
  ["/withdrawal_detail?orderNo=W1", { "withdraw-detail": { ...detail, status: 2, failText: "refused" } }],
  ["/withdrawal_detail?orderNo=W1", { "withdraw-detail": { ...detail, status: 9 } }],
  ["/invitefriends", {}],
  ["/invitefriends", { "invite-list": { invitations: [] } }],
  ["/invitefriends", { "invite-list": refused(-1, "system error") }],
  ["/invite_rule", {}],
];

describe.each(["en_US", "zh_CN"])("in %s", (language) => {
  it.each(screens)("S2 S15 S19 B7 %s shows whole, without a fault (%#)", async (route, more, brand) => {
    const { wrong, words } = await show(route, more, language, brand);
    expect(wrong).toEqual([]);
    expect(words().length).toBeGreaterThan(15);
    expect(words()).not.toMatch(/\{\{|undefined|null|\b(bank|withdraw|invite)[a-z-]*\.[a-z]/);
  });

  it.each([
    ["/bankcardList", "bankaccount-list"],
    ["/selectCard", "bankcard-list"],
    ["/withdrawal", "withdraw-list"],
    ["/red_bag", "redbag-list"],
    ["/invitefriends", "invite-info"],
  ])("X5 %s offers a retry when %s fails", async (route, call) => {
    const brand = route === "/bankcardList" ? { business: "716", channel: "104" } : FULL;
    const { words } = await show(route, { [call]: refused(-1, "system error") }, language, brand);
    expect(words()).toContain(language === "en_US" ? "Failed to load data." : "数据加载失败。");
  });
});

it.each([
  ["/bankcardList", "718", "302"],
  ["/red_bag", "718", "302"],
  ["/invitefriends", "718", "302"],
  ["/invite_rule", "718", "302"],
])("A5 %s leads elsewhere where the brand %s/%s has it off", async (route, business, channel) => {
  const { went } = await show(route, {}, "en_US", { business, channel });
  expect(went).toEqual(["/my"]);
});

describe("bank accounts", () => {
  it("V2 S15 asks for the holder's name, then adds the account and goes back with it", async () => {
    const { fill, press, words, asked, read, back } = await show("/addBankcard");
    await press("enquire");
    expect(words()).toContain("Please choose the bank");
    await fill({ "form.bank": "058", "form.number": "0123456785" });
    await press("enquire");
    expect(words()).toContain("Chiamaka Okonkwo");
    expect(words()).not.toContain("check the number once more");
    await press("add");
    expect(asked.at(-1)).toMatchObject({
      call: "bankaccount-add",
      body: { bankCode: "058", accountNumber: "0123456785" },
    });
    expect(read("journey.bankAccount")).toBe("a3");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("V2 a number whose check digit does not fit is warned of and still added; another number is asked for anew", async () => {
    const { fill, press, words, place, back } = await show("/addBankcard", {
      "bankaccount-resolve": { ...contents["bankaccount-resolve"], checkDigitOk: false },
    });
    await fill({ "form.bank": "058", "form.number": "0123456789" });
    await press("enquire");
    expect(words()).toContain("Please check the number once more");
    await fill({ "form.number": "0123456780" });
    expect(place.querySelector("#add")).toBeNull();
    await press("enquire");
    await press("add");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("V2 nothing is asked between 0:00 and 1:00 in Lagos", async () => {
    const { fill, press, words, asked, state } = await show("/addBankcard");
    await fill({ "form.bank": "058", "form.number": "0123456785" });
    await act(async () => state.write("env.now", Date.UTC(2026, 10, 20, 23, 30)));
    await press("enquire");
    expect(words()).toContain("Bank account cannot be added at 0:00-1:00");
    expect(asked.map(({ call }) => call)).not.toContain("bankaccount-resolve");
  });

  it.each([
    [3040, "The bank account is unavailable"],
    [3041, "Bank account cannot be added at 0:00-1:00"],
  ])("V2 X6 says a refusal %s in its place", async (status, message) => {
    const { fill, press, words, back } = await show("/addBankcard", { "bankaccount-add": refused(status, message) });
    await fill({ "form.bank": "058", "form.number": "0123456785" });
    await press("enquire");
    await press("add");
    expect(words()).toContain(message);
    expect(back).not.toHaveBeenCalled();
  });

  it("S11 the account that was chosen goes back to the screen that asked", async () => {
    const { fill, press, read, back } = await show("/selectBankcard");
    expect(read("form.account")).toBe("a1");
    await fill({ "form.account": "a2" });
    await press("use");
    expect(read("journey.bankAccount")).toBe("a2");
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe("what was chosen elsewhere", () => {
  const accounts = { "bankaccount-list": contents["bankaccount-list"] };
  const values = ({ engine }: Awaited<ReturnType<typeof showLoan>>, ...paths: string[]) => {
    const { stage } = engine;
    return paths.map((path) => (stage.kind === "visit" ? stage.visit.session.read(path) : null));
  };

  it("S11 the loan form comes back with the account and with what was typed, once", async () => {
    const lend = { productId: 2, amount: 420000, purpose: 1 };
    const shown = await showLoan("/lendInfo", accounts, "en_US", { bankAccount: "a2", lend });
    expect(values(shown, "form.account", "form.productId", "form.amount")).toEqual(["a2", 2, 420000]);
    expect(shown.state.read("journey.lend") ?? null).toBeNull();
    await shown.press("other-account");
    expect(shown.went.at(-1)).toBe("/selectBankcard");
    expect(shown.state.read("journey.lend")).toMatchObject({ productId: 2, amount: 420000 });
  });

  it("S11 an account and a product that are not on offer are not taken", async () => {
    const lend = { productId: 99, amount: 1, purpose: 1 };
    const shown = await showLoan("/lendInfo", accounts, "en_US", { bankAccount: "gone", lend });
    expect(values(shown, "form.account", "form.productId", "form.amount")).toEqual(["a1", 1, 5000000]);
  });

  it("S13 a repayment comes back with the card, unless that is gone", async () => {
    const cards = [1, 2].map((no) => ({ ...contents["bankcard-list"].cards[0], bankcardGid: `c${no}` }));
    const more = { "bankcard-list": { cards } };
    const shown = await showLoan("/repayment?loanGid=l1", more, "en_US", { card: "c2" });
    expect(values(shown, "form.card")).toEqual(["c2"]);
    expect(values(await showLoan("/repayment?loanGid=l1", more, "en_US", { card: "c9" }), "form.card")).toEqual(["c1"]);
  });
});

describe("bank cards", () => {
  const card = { "form.cardNo": "5061500000000012", "form.month": "12", "form.year": "40", "form.cvv": "123" };

  it("V6 F11 S15 card, PIN and OTP activate it; nothing secret stays", async () => {
    const { fill, press, words, asked, read } = await show("/addCard");
    await press("send-card");
    expect(words()).toContain("Please enter the card number");
    expect(words()).toContain("Please enter the expiry date");
    await fill(card);
    await press("send-card");
    expect(words()).toContain("2 more tries today");
    for (const path of Object.keys(card)) expect(read(path) ?? null).toBeNull();
    await fill({ "form.pin": "1234" });
    await press("send-pin");
    await fill({ "form.otp": "123456" });
    await press("send-otp");
    expect([read("form.pin") ?? null, read("form.otp") ?? null]).toEqual([null, null]);
    expect(words()).toContain("Activate for ₦1");
    await press("activate");
    expect(words()).toContain("Your card is active");
    expect(words()).toContain("You received a coupon of ₦100");
    expect(asked.map(({ call }) => call).filter((call) => call.startsWith("bankcard"))).toEqual([
      "bankcard-add",
      "bankcard-pin",
      "bankcard-otp",
      "bankcard-activate",
    ]);
    expect(read("journey.card")).toBe("c4");
  });

  it("V6 a card that has expired is not sent", async () => {
    const { fill, press, words, asked } = await show("/addCard");
    await fill({ ...card, "form.month": "01", "form.year": "20" });
    await press("send-card");
    expect(words()).toContain("The card has expired");
    expect(asked).toEqual([]);
  });

  it.each([3050, 3054])("F11 X6 refusal %s is said beside the card", async (status) => {
    const { fill, press, words, place } = await show("/addCard", { "bankcard-add": refused(status, `says ${status}`) });
    await fill(card);
    await press("send-card");
    expect(words()).toContain(`says ${status}`);
    expect(place.querySelector("#send-card")).not.toBeNull();
  });

  it("F11 a wrong PIN says how many tries are left; a locked card starts again", async () => {
    let status = 3051;
    const { fill, press, words, place } = await show("/addCard", {
      "bankcard-pin": () => refused(status, status === 3051 ? "2 tries left" : "locked for 1 hour"),
    });
    await fill(card);
    await press("send-card");
    await fill({ "form.pin": "0000" });
    await press("send-pin");
    expect(words()).toContain("2 tries left");
    status = 3053;
    await fill({ "form.pin": "0000" });
    await press("send-pin");
    expect(words()).toContain("locked for 1 hour");
    expect(place.querySelector("#send-pin")).toBeNull();
    await press("again");
    expect(place.querySelector("#send-card")).not.toBeNull();
  });

  it("S13 only an active card can be chosen", async () => {
    const { place, press, read, back } = await show("/selectCard");
    const radios = [...place.querySelectorAll<HTMLButtonElement>("[role=radio]")];
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, true, true]);
    await press("use");
    expect(read("journey.card")).toBe("c1");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("S13 without an active card it says that one must be chosen", async () => {
    const cards = contents["bankcard-list"].cards.slice(1);
    const { press, words, back } = await show("/selectCard", { "bankcard-list": { cards } });
    await press("use");
    expect(words()).toContain("Please choose a card");
    expect(back).not.toHaveBeenCalled();
  });
});

describe("withdrawal", () => {
  const ready = { "form.amount": 100000, "form.pin": "2580" };

  it.each([
    [99900, "The withdrawal amount must be greater than or equal to 1,?000 Naira"],
    [500100, "You can withdraw at most ₦5,000"],
  ])("V7 %s kobo is not sent", async (amount, message) => {
    const { fill, press, words, asked } = await show("/withdrawal");
    await fill({ ...ready, "form.amount": amount });
    await press("withdraw");
    expect(words()).toMatch(new RegExp(message));
    expect(asked.map(({ call }) => call)).not.toContain("withdraw-apply");
  });

  it("S19 F2 a withdrawal leads to its state", async () => {
    const { fill, press, asked, went, words } = await show("/withdrawal");
    expect(words()).toContain("0123456785");
    await fill(ready);
    await press("withdraw");
    expect(asked.at(-1)?.body).toMatchObject({ amount: 100000, bankAccountGid: "a1", tradePassword: "2580" });
    expect(went.at(-1)).toBe("/withdrawal_detail?orderNo=W9");
  });

  it.each([3020, 3021, 3130, 3105])(
    "X6 refusal %s is said in its place and the password is asked anew",
    async (code) => {
      const { fill, press, words, read } = await show("/withdrawal", {
        "withdraw-apply": refused(code, `says ${code}`),
      });
      await fill(ready);
      await press("withdraw");
      expect(words()).toContain(`says ${code}`);
      expect(read("form.pin") ?? null).toBeNull();
    },
  );

  it("X5 a line that breaks leaves it open and leads to the records", async () => {
    const { fill, press, words } = await show("/withdrawal", { "withdraw-apply": broken });
    await fill(ready);
    await press("withdraw");
    expect(words()).toContain("See your withdrawal records before you try again");
  });

  it.each([
    [0, "Pending"],
    [1, "Success"],
    [2, "Failure"],
    [9, "Check status"],
  ])("F2 K5 state %s reads %s", async (status, word) => {
    const { words } = await show("/withdrawal_detail?orderNo=W1", { "withdraw-detail": { ...detail, status } });
    expect(words()).toContain(word);
    if (status === 0) expect(words()).toContain("1-3 working days");
  });

  it("S19 a detail without a number leads to the records", async () => {
    const { went } = await show("/withdrawal_detail");
    expect(went).toEqual(["/withdrawalList"]);
  });
});

it("S1 S19 the link to copy and to share names the brand, the friend and the activity", async () => {
  const { words, state, engine, place, press } = await show("/invitefriends");
  await act(async () => state.write("session.userGid", "u1"));
  const link = expect.stringMatching(/#\/invitenewuser\?b=717&c=305&userGid=u1&activityId=invite$/);
  const copy = vi.spyOn(engine.host, "copy");
  const share = vi.spyOn(engine.host, "share");
  await act(async () => (place.querySelector("#link button") as HTMLButtonElement).click());
  expect(copy).toHaveBeenCalledWith(link);
  await press("share");
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
  expect(words()).toContain("080****0012");
});
