import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { FULL, type More, refused, show } from "../testing/show-money.tsx";
import { until } from "../testing/until.ts";

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

it("S19 a list without red bags leads to what fills it", async () => {
  const none = { "redbag-list": { total: 0, withdrawable: 0, minimum: 200000, redBags: [] } };
  const { went } = await show("/red_bag", none);
  const on = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Invite friends");
  await act(async () => on?.click());
  await until(() => expect(went).toEqual(["/invitefriends"]));
});

it.each([
  ["en_US", "Account closed", "Took a loan"],
  ["zh_CN", "账户已注销", "已借款"],
])("S19 in %s a friend of whom no number is kept is told as that", async (language, said, state) => {
  const gone = { mobile: "", registerTime: 1796000000000, state: "borrowed", reward: 50000 };
  const { words } = await show("/invitefriends", { "invite-list": { invitations: [gone] } }, language);
  expect(words()).toContain(said);
  expect(words()).toContain(state);
});
