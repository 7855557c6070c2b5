import { act } from "react";
import { describe, expect, it } from "vitest";
import en from "../../locales/en_US/engine.text.json" with { type: "json" };
import zh from "../../locales/zh_CN/engine.text.json" with { type: "json" };
import contents from "./money.cases.json" with { type: "json" };
import { voucher } from "../testing/home-dialogs.tsx";
import { FULL, refused, show } from "../testing/show-money.tsx";
import { until } from "../testing/until.ts";

const ACCOUNTS = { business: "716", channel: "104" };
const all: Readonly<Record<string, unknown>> = { ...contents, "voucher-list": { vouchers: [voucher] } };
const texts = { en_US: en.texts, zh_CN: zh.texts };

/** A list: its route, its call, an answer without elements, what it shows when full and when empty (in both languages). */
const lists: [route: string, call: string, empty: object, full: string, none: [en_US: string, zh_CN: string]][] = [
  ["/bankcardList", "bankaccount-list", { accounts: [] }, "0123456785", ["No bank account yet", "还没有银行账户"]],
  ["/selectBankcard", "bankaccount-list", { accounts: [] }, "0123456785", ["No bank account yet", "还没有银行账户"]],
  ["/cardList", "bankcard-list", { cards: [] }, "•••• 0012", ["No card yet", "还没有银行卡"]],
  ["/selectCard", "bankcard-list", { cards: [] }, "•••• 0012", ["No card yet", "还没有银行卡"]],
  [
    "/red_bag",
    "redbag-list",
    { total: 0, withdrawable: 0, minimum: 100_000, redBags: [] },
    "+₦5,000",
    ["No red bags yet", "还没有红包"],
  ],
  [
    "/withdrawalList",
    "withdraw-list",
    { ...contents["withdraw-list"], withdrawals: [] },
    "₦",
    ["No withdrawals yet", "还没有提现记录"],
  ],
  ["/voucher", "voucher-list", { vouchers: [] }, "₦500", ["No coupons here", "这里没有优惠券"]],
];

const brandOf = (route: string) => (route === "/bankcardList" ? ACCOUNTS : FULL);

describe.each(["en_US", "zh_CN"] as const)("in %s", (language) => {
  describe.each(lists)("S9 S19 X5 B7 the list of %s", (route, call, empty, full, [enNone, zhNone]) => {
    it("while it loads, after a failure, and full", async () => {
      let release: (answer: unknown) => void = () => undefined;
      let answer: unknown = refused(-1, "system error");
      const shown = await show(route, { ...all, [call]: () => answer }, language, brandOf(route));
      expect(shown.words()).toContain(texts[language].failed);
      expect(shown.words()).not.toContain(full);

      answer = new Promise((settle) => (release = settle));
      const retry = [...shown.place.querySelectorAll("button")].at(-1);
      await act(async () => retry?.click());
      await until(() => expect(shown.place.querySelector("[data-phase=loading]")).not.toBeNull());
      release(all[call]);
      await until(() => expect(shown.words()).toContain(full));
      expect(shown.words()).not.toContain(texts[language].failed);

      answer = new Promise((settle) => (release = settle));
      await act(async () => void shown.engine.arrivals.arrive(route));
      await until(() => expect(shown.place.querySelector("[data-phase=loading] [class*=skeleton]")).not.toBeNull());
      release(all[call]);
      await until(() => expect(shown.place.querySelector("[data-phase=loading]")).toBeNull());
      expect(shown.words()).toContain(full);
      expect(shown.wrong).toEqual([]);
    });

    it("without anything in it, with a drawing and a word", async () => {
      const shown = await show(route, { ...all, [call]: empty }, language, brandOf(route));
      expect(shown.words()).toContain(language === "en_US" ? enNone : zhNone);
      expect(shown.place.querySelector("svg")).not.toBeNull();
      expect(shown.wrong).toEqual([]);
    });
  });
});
