import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { rememberBrand } from "../page/remember-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { all, open } from "../testing/open-screen.tsx";
import { show } from "../testing/show-screen.tsx";
import answers from "./home-and-bills.cases.json" with { type: "json" };

describe("the extra refresh call", () => {
  it.each(["/index", "/my", "/lendInfo", "/lendInfo_subLoan", "/lendinfo_largeAmount", "/lendInfo_pre"])(
    "S10 %s makes it when it is entered",
    async (route) => {
      let asked = 0;
      const { wrong } = await show(route, { "userinfo-extras": () => ({ asked: ++asked }) });
      expect(asked).toBe(1);
      expect(wrong).toEqual([]);
    },
  );
});

describe("constants", () => {
  const { data } = all.find(({ file }) => file === "brands/base.brand.json") as { data: unknown };
  const { constants } = data as { constants: Record<string, unknown> };

  it.each([
    ["K1", { phoneLength: 11, accountLength: 10, bvnLength: 11, contactCount: 3, codeLength: 4, validNumber: 5 }],
    ["K2", { fallbackProduct: { rate: 0.28, max: 22500000, min: 300000, multiple: 10000 }, periodDays: 14 }],
    ["K4", { dueTime: "06:59:59" }],
    ["K5", { withdrawalDays: { from: 1, to: 3 } }],
    ["K8", { clickTrackingDelayMs: 500, pageInitDelayMs: 200 }],
    ["K9", { ratingPercent: 40, onlineTime: 1622476800, emergencyVersion: "{ip}", appVersion: "1.0.0" }],
  ])("%s are data of the base brand", (_id, wanted) => {
    expect(constants).toMatchObject(wanted);
  });

  it("K6 the language is kept for the brand's days, the brand for the visit, and nothing else", () => {
    const set: string[] = [];
    const note = (text: string): void => {
      set.push(text);
    };
    Object.defineProperty(document, "cookie", { configurable: true, set: note });
    const remember = (languageSwitch: boolean) =>
      rememberBrand({
        business: "716",
        channel: "104",
        language: "zh_CN",
        brand: { constants, flags: { languageSwitch } },
      } as unknown as Boot);
    remember(true);
    expect(set).toEqual([
      "brand=716-104; path=/; SameSite=Lax",
      "language=zh_CN; max-age=259200000; path=/; SameSite=Lax",
    ]);
    set.length = 0;
    // What was chosen in another brand stays as it is.
    remember(false);
    expect(set).toEqual(["brand=716-104; path=/; SameSite=Lax"]);
  });
});

describe("K8 a page begins 200 ms after its update", () => {
  it("S9 D4 then it says that it loads, until its data is there", async () => {
    let answer: (content: unknown) => void = () => undefined;
    const late = new Promise((settle) => {
      answer = settle;
    });
    const bills = (answers.usual as Record<string, unknown>)["repayment-bill"];
    let asked = 0;
    const { engine } = await open("/bill", "usual", { more: { "repayment-bill": () => (asked++ ? late : bills) } });
    // What the screens are made of is at hand from now on.
    for (const route of ["/my", "/userAgreement", "/my"]) await act(() => engine.arrivals.arrive(route));
    const ask = () => {
      const stage = engine.ui.stage.read();
      if (stage.kind !== "visit") throw new Error("no screen is shown");
      void engine.dialogs.open("prompt", { text: "Go to the app" }, stage.visit);
    };
    await act(async () => ask());
    await act(() => new Promise((settle) => setTimeout(settle, 250)));
    await act(async () => engine.dialogs.dismiss());
    const toast = () => document.querySelector(".toasts")?.textContent ?? "";
    vi.useFakeTimers();
    try {
      await act(async () => {
        void engine.arrivals.arrive("/userAgreement");
        await vi.advanceTimersByTimeAsync(0);
        void engine.arrivals.arrive("/bill");
        await vi.advanceTimersByTimeAsync(190);
      });
      expect(toast()).toBe("");
      await act(() => vi.advanceTimersByTimeAsync(20));
      expect(toast()).toBe("Loading");
      // A dialog waits for the borrower, and nothing else is said to be waited for.
      await act(async () => {
        ask();
        await vi.advanceTimersByTimeAsync(0);
      });
      expect([engine.ui.dialogs.read().length, toast()]).toEqual([1, ""]);
      await act(async () => engine.dialogs.dismiss());
      await act(() => vi.advanceTimersByTimeAsync(210));
      expect(toast()).toBe("Loading");
      await act(async () => {
        answer(bills);
        await vi.advanceTimersByTimeAsync(50);
      });
      expect(toast()).toBe("");
    } finally {
      vi.useRealTimers();
    }
  });
});
