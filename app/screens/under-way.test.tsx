import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { order, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const underWay = {
  basicsAuth: 0,
  refuseFlag: 0,
  installRefuseFlag: 0,
  isHuidus: 0,
  orderInProcess: "o9",
  preLoanInfoRespVO: contents["loan-preloan-info"],
};

describe("F35 an application under way", () => {
  it.each(["/lendInfo", "/lendinfo_largeAmount", "/lendInfo_subLoan", "/lendConfirm", "/lendInfo_pre"])(
    "%s leads to it, whatever door was taken",
    async (route) => {
      const { went, wrong } = await show(route, { "risk-auth": underWay }, "en_US", { order });
      await until(() => expect(went).toEqual(["/lendResult/0?orderGid=o9"]));
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    ["en_US", "See my application"],
    ["zh_CN", "查看我的申请"],
  ])(
    "from another tab is said above the button of a form that was open, with the way to it (%s)",
    async (language, way) => {
      const message = "Your other application is still under way: wait for its outcome first";
      const more = { "loan-apply": { status: 3109, message, content: {} } };
      const { write, press, words, place, went } = await show("/lendConfirm", more, language, { order });
      await write("form.pin", "2580");
      await press("apply");
      expect(place.querySelector("[role=alert]")?.textContent).toContain(message);
      expect(words()).toContain(way);
      expect(went).toEqual([]);
      const link = [...document.querySelectorAll<HTMLElement>("[role=alert] button, [role=alert] a")].at(-1);
      link?.click();
      await until(() => expect(went).toEqual(["/lendResult/0"]));
    },
  );
});

describe("F6 /lendInfo_pre", () => {
  const at = (auditState: number) => ({
    "index-creditstatus": { auditState, bizStatus: 0, currentTime: 1795154400000, userType: 2 },
  });
  const code = { basicsAuth: 0, refuseFlag: 0, refuseCode: "A04", installRefuseFlag: 0, isHuidus: 0 };

  it("leads whoever is refused for a page of the credit information to it", async () => {
    const { went } = await show("/lendInfo_pre", { "risk-auth": code, ...at(2) });
    await until(() => expect(went).toEqual(["/credit_entry"]));
  });

  it.each([0, 1])("says what borrowing takes to whom nothing is decided yet (auditState %d)", async (auditState) => {
    const { went, words } = await show("/lendInfo_pre", { "risk-auth": code, ...at(auditState) });
    expect(words()).toContain("Transaction password");
    expect(went).toEqual([]);
  });

  it("lets in whoever may borrow", async () => {
    const { went, words } = await show("/lendInfo_pre", at(2));
    expect(words()).toContain("Transaction password");
    expect(went).toEqual([]);
  });
});
