import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";
import { innermost } from "../testing/innermost.ts";
import { until } from "../testing/until.ts";

const detail = {
  ...contents["repayment-loandetail"],
  loanNo: "KC0001",
  loanLeftAmount: 1_299_950,
  renewAmount: 299_950,
  renewNextAmount: 1_299_950,
  renewDueTime: 1_797_573_599_000,
};
const at = "/repayment?loanGid=l1&renew=1";

/** A renewal that was applied for, and lapses soon after it is shown: the lender says so when he is asked then. */
function lapsing() {
  let renewExpiredTime: number | undefined;
  return () => {
    renewExpiredTime ??= Date.now() + 3_000;
    return { ...detail, renewStatus: Date.now() >= renewExpiredTime ? 3 : 1, renewExpiredTime };
  };
}

const click = (id: string) => act(async () => document.getElementById(id)?.click());
const nothingToPayBy = "#pay-card, #pay-transfer, #add-card, input";

it("F3 R51 an OTP that was asked for a renewal confirms that, and nothing that is owed once it lapsed", async () => {
  const sent: unknown[] = [];
  const { engine, words } = await show(at, {
    "repayment-loandetail": lapsing(),
    "repayment-pay": (body: { otp?: string }) => {
      sent.push(body);
      return { status: body.otp === undefined ? 2801 : 3199, message: "the bank says", content: {} };
    },
  });
  await click("pay-card");
  const dialog = () => document.querySelector("dialog")?.textContent ?? "";
  await until(() => expect(dialog()).toContain("Your bank asks for an OTP"));
  expect(dialog()).toMatch(/You pay\s*₦2,999\.50/);
  await until(() => expect(words()).toContain("Renewal expired"));
  await act(async () => innermost(engine).write("form.cardOtp", "123456"));
  await click("card-otp-confirm");
  await until(() => expect(sent).toHaveLength(2));
  const asked = { loanGid: "l1", amount: 299_950, method: "card", purpose: "renew" };
  expect(sent).toMatchObject([asked, { ...asked, otp: "123456" }]);
});

describe("F3 S13 whose transfer for a renewal has not come by its deadline", () => {
  const transfer = "/payWithBank?payGid=p1&loanGid=l1&renew=1";
  const announced = {
    ...contents["repayment-status"],
    loanGid: "l1",
    method: "transfer",
    payStatus: 1,
    amount: 299_950,
    loanLeftAmount: 1_299_950,
  };

  const came = { ...announced, payStatus: 2, loanLeftAmount: 1_000_000 };
  const result = "/repaymentResult?payGid=p1&loanGid=l1&renew=1";

  it("is told so at that moment, and asked for that sum no more", async () => {
    const { words, place, went, button } = await show(transfer, {
      "repayment-loandetail": lapsing(),
      "repayment-status": announced,
    });
    expect(words()).toContain("Transfer exactly₦2,999.50");
    expect(words()).toContain("Time left to pay");
    await until(() => expect(words()).toContain("The renewal of loan KC0001 was not paid in time. ₦12,999.50 is owed"));
    expect(words()).toContain("If you have transferred the money already, it still counts");
    expect(words()).not.toMatch(/₦2,999\.50|Account number|23:59:59/);
    expect(place.querySelector("#transferred")).not.toBeNull();
    await act(async () => button("repay-bill").click());
    await until(() => expect(went).toEqual(["/repayment?loanGid=l1"]));
  });

  it.each([
    [
      "en_US",
      "Your loan is not renewedThe money came after the renewal had lapsed. It counts towards the bill, of which ₦10,000 is left",
    ],
    ["zh_CN", "借款未展期款项到账时展期已失效，已计入账单，剩余应还₦10,000。"],
  ])("reads on its result that it renewed nothing, and what is left (%s)", async (language, said) => {
    const { words } = await show(result, { "repayment-status": { ...came, renewalLapsed: true } }, language);
    expect(words()).toContain(said);
  });

  it("reads nothing of it where the lender does not say so, whatever the address says", async () => {
    const { words } = await show(result, { "repayment-status": came });
    expect(words()).toContain("Repayment succeeded");
    expect(words()).not.toContain("not renewed");
  });
});

describe("F3 R51 where a renewal was to be paid that is open no more", () => {
  it("its button never becomes one that pays the whole bill: that is chosen anew, on a page of its own", async () => {
    const { place, words, went, button } = await show(at, { "repayment-loandetail": lapsing() });
    expect(words()).toContain("Pay ₦2,999.50");
    await until(() => expect(words()).toContain("The renewal of loan KC0001 was not paid in time."));
    expect(place.querySelector(nothingToPayBy)).toBeNull();
    await act(async () => button("repay-bill").click());
    await until(() => expect(went).toEqual(["/repayment?loanGid=l1"]));
  });

  it.each([
    ["en_US", 3, "Renewal expired", "is owed in full, as before it."],
    ["en_US", 2, "No renewal to pay", "was paid or cancelled already."],
    ["en_US", 4, "No renewal to pay", "was paid or cancelled already."],
    ["zh_CN", 3, "展期已失效", "仍需偿还全部欠款"],
    ["zh_CN", 4, "没有待支付的展期", "已支付或已取消"],
  ])("in %s at %i its address says %j, and offers no payment", async (language, renewStatus, title, text) => {
    const { place, words } = await show(
      at,
      { "repayment-loandetail": { ...detail, renewStatus, renewExpiredTime: 1_795_154_400_000 } },
      language,
    );
    expect(words()).toContain(title);
    expect(words()).toContain(text);
    expect(words()).toContain("₦12,999.50");
    expect(place.querySelector(nothingToPayBy)).toBeNull();
  });

  it("a payment that is verified is said alone", async () => {
    const { words } = await show(at, { "repayment-loandetail": { ...detail, renewStatus: 2, repayStatus: 1 } });
    expect(words()).not.toContain("No renewal to pay");
  });
});
