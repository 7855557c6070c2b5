import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import cases from "./account.cases.json" with { type: "json" };
import { type Prepared, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const { done: _, ...contents } = cases;
const leaving = { leaving: { days: 15, mobile: "710****002" } };
const open = (route: string, more: Prepared = {}, journey: Prepared = {}, language = "en_US", native = false) =>
  show(route, { ...contents, ...more }, language, journey, { native });
const refuse = (status: number, message: string, content = {}) => ({ status, message, content });

describe("F5 closing the account", () => {
  it("needs a reason, and says what stands against it", async () => {
    const message = "Please settle all your loans before you close the account";
    const blocked = refuse(3199, message, { blockedBy: "loans" });
    const { press, write, words, went } = await open("/deactivation", { "userinfo-deactivate": blocked });
    await press("next");
    expect(words()).toContain("Please select a reason");
    await write("form.reason", "privacy");
    await press("next");
    expect(words()).toContain(message);
    expect(words()).toContain("See my bills");
    expect(went).toEqual([]);
  });

  const told = { suggestGid: "s1", number: "C1A2B3C4", type: "repay", content: "Paid twice", time: 1, answerTime: 2 };
  const disputed = { ...told, dispute: true, state: "in-work" };
  it.each([
    ["an open dispute", [disputed], /1 dispute of yours waits for our answer.*Still open/, /No dispute of yours waits/],
    [
      "two of them",
      [disputed, { ...disputed, suggestGid: "s2", state: "received" }],
      /2 disputes of yours wait for our answer.*Still open/,
      /No dispute of yours waits/,
    ],
    [
      "an answered one, and a complaint that disputes nothing",
      [
        { ...told, dispute: true, state: "answered", answer: "Yes", answeredTime: 2 },
        { ...told, suggestGid: "s2", dispute: false, state: "in-work" },
      ],
      /No dispute of yours waits for our answer.*Met/,
      /Still open/,
    ],
  ])("says of %s before anything is sent how it stands", async (_, complaints, said, unsaid) => {
    const { words, wrong } = await open("/deactivation", {
      "suggest-list": { complaints, listTotal: complaints.length },
    });
    expect(words()).toMatch(said);
    expect(words()).not.toMatch(unsaid);
    expect(wrong).toEqual([]);
  });

  it.each([
    [10, "under review", "1 open loan or application", "No open loan"],
    [30, "on its way", "1 open loan or application", "No open loan"],
    [60, "settled", "No open loan or application", "1 open loan"],
    [71, "refused", "No open loan or application", "1 open loan"],
  ])("counts what was applied for with status %i, %s, as the lender does", async (loanStatus, _, said, unsaid) => {
    const { words, wrong } = await open("/deactivation", {
      "loan-list": { loanList: [{ loanGid: "l1", orderGid: "o1", loanStatus }], listTotal: 1 },
    });
    expect(words()).toContain(said);
    expect(words()).not.toContain(unsaid);
    expect(wrong).toEqual([]);
  });

  it("says of a dispute that is refused until when it is answered, and where it is told of", async () => {
    const blocked = refuse(3199, "A dispute of yours is still open, please wait for our answer", {
      blockedBy: "disputes",
    });
    const { press, write, words } = await open("/deactivation", { "userinfo-deactivate": blocked });
    await write("form.reason", "privacy");
    await press("next");
    expect(words()).toContain("A dispute of yours is still open, please wait for our answer");
    expect(words()).toContain("We answer within 48 hours.");
    expect(words()).toContain("See what I told you");
    expect(words()).not.toContain("See my bills");
  });

  const withdrawn = { time: 1, cardNo: "01****6785" };
  const pending = (...amounts: number[]) => ({
    ...cases["withdraw-list"],
    withdrawals: [
      ...amounts.map((amount, place) => ({ ...withdrawn, amount, orderNo: `W${place}`, status: 0 })),
      { ...withdrawn, amount: 700_000, orderNo: "paid", status: 1 },
      { ...withdrawn, amount: 700_000, orderNo: "returned", status: 2 },
    ],
  });
  it.each([
    ["en_US", [500_000], "₦5,000 is on its way to your bank account: you can close the account once it has arrived"],
    ["en_US", [500_000, 150_000], "₦6,500 is on its way to your bank account"],
    ["zh_CN", [500_000], "₦5,000正在转入您的银行账户，到账后方可注销账户"],
  ])("F2 in %s says before anything is sent what of %j is on its way", async (language, amounts, said) => {
    const { words, wrong } = await open("/deactivation", { "withdraw-list": pending(...amounts) }, {}, language);
    expect(words()).toContain(said);
    expect(words()).toContain(language === "en_US" ? "Still open" : "未满足");
    expect(wrong).toEqual([]);
  });

  it("F2 says of withdrawals that are over that nothing is on its way", async () => {
    const { words } = await open("/deactivation", { "withdraw-list": pending() });
    expect(words()).toMatch(/Nothing is on its way to your bank account.*Met/);
    expect(words()).not.toContain("Still open");
  });

  it.each([
    ["en_US", "It arrives within 1-3 working days. If the bank does not take it", "See my withdrawals"],
    ["zh_CN", "提现将在1-3个工作日内到账。如银行退回", "查看提现记录"],
  ])("F2 K5 in %s says of a withdrawal that is refused when it is over, and what if it fails", async (...told) => {
    const [language, until, way] = told;
    const blocked = refuse(3199, "on its way", { blockedBy: "withdrawals" });
    const { press, write, words } = await open("/deactivation", { "userinfo-deactivate": blocked }, {}, language);
    await write("form.reason", "privacy");
    await press("next");
    for (const said of ["on its way", until, way]) expect(words()).toContain(said);
    expect(words()).not.toContain("See my bills");
  });

  it("F2 whoever withdraws after his reason, and comes back, sees that the closing waits", async () => {
    const { went } = await open("/cancellation", { "withdraw-list": pending(500_000) }, leaving);
    expect(went).toEqual(["/deactivation"]);
  });

  it("F2 whose withdrawals are over, and who could not be asked, may close", async () => {
    for (const list of [pending(), refuse(-1, "no")]) {
      const { went, words, wrong } = await open("/cancellation", { "withdraw-list": list }, leaving);
      expect([went, wrong]).toEqual([[], []]);
      expect(words()).toContain("Your account closes in 15 days");
    }
  });

  it("tells of the 15 days before, and logs out as soon as it is begun", async () => {
    const { write, words, state, went } = await open("/cancellation", {}, leaving);
    expect(words()).toContain("Your account closes in 15 days");
    await write("form.smsCode", "1234");
    await write("form.sure", true);
    await act(async () => (document.querySelector("#close") as HTMLButtonElement).click());
    await until(() => expect(went).toEqual(["/login"]));
    expect(state.read("session.token")).toBeUndefined();
    expect(state.read("device.closing")).toBe(contents["userinfo-cancel"].cancelTime);
  });

  it.each([
    [
      "en_US",
      false,
      "It closes on Thursday 1 January 2099, 12:00. If you log in before that, the closing is withdrawn",
    ],
    ["zh_CN", false, "2099年1月1日"],
    ["en_US", true, "It closes on Thursday 1 January 2099, 12:00."],
  ])(
    "the login tells until when there is a way back, also after a reload (%s, native: %s)",
    async (language, native, said) => {
      const { engine, state, words } = await open("/login", {}, {}, language, native);
      expect(document.querySelector("#understood")).toBeNull();
      await act(async () => state.write("device.closing", Date.parse("2099-01-01T12:00:00+01:00")));
      const again = async () => act(async () => engine.arrivals.arrive("/login"));
      await again();
      await until(() => expect(words()).toContain(said));
      await again();
      await until(() => expect(words()).toContain(said));
      await act(async () => (document.querySelector("#understood") as HTMLButtonElement).click());
      await until(() => expect(state.read("device.closing") ?? null).toBeNull());
      await again();
      expect(document.querySelector("#understood")).toBeNull();
    },
  );

  it("the login says nothing of a closing whose time is over", async () => {
    const { engine, state } = await open("/login");
    await act(async () => state.write("device.closing", 1));
    await act(async () => engine.arrivals.arrive("/login"));
    await until(() => expect(state.read("device.closing") ?? null).toBeNull());
    expect(document.querySelector("#understood")).toBeNull();
  });

  it.each([
    [
      "en_US",
      "₦500 that you overpaid stays yours",
      "To have it paid to your bank account, call 02017180000 (07:00-22:00), best before you close.",
    ],
    ["zh_CN", "多还的₦500仍归您所有", "如需退至您的银行账户，请致电 02017180000（07:00-22:00），建议在注销前联系。"],
  ])("in %s tells how much of what he overpaid is kept, and whom to ask for it", async (language, kept, whom) => {
    const who = { ...cases["userinfo-baseinfo"], balance: 50_000 };
    const { words } = await open("/cancellation", { "userinfo-baseinfo": who }, leaving, language);
    expect(words()).toContain(kept);
    expect(words()).toContain(whom);
  });

  it("says nothing of it to whoever overpaid nothing", async () => {
    const { words } = await open("/cancellation", {}, leaving);
    expect(words()).not.toContain("overpaid");
  });

  it.each([
    ["en_US", "You still have ₦5,000 to withdraw", "Withdraw it"],
    ["zh_CN", "您还有₦5,000可提现", "去提现"],
  ])("K5 in %s tells what is lost of what could be withdrawn, and leads there", async (language, lost, way) => {
    const money = { withdrawable: 500_000, minimum: 100_000, withdrawals: [] };
    const { words } = await open("/cancellation", { "withdraw-list": money }, leaving, language);
    expect(words()).toContain(lost);
    expect(words()).toContain(way);
  });

  const few = (withdrawable: number, minimum: number) => ({ withdrawable, minimum, withdrawals: [] });
  it.each([
    ["en_US", few(50_000, 100_000), "₦500 of your rewards cannot be paid out", "A withdrawal takes at least ₦1,000."],
    ["en_US", few(199_999, 200_000), "₦1,999.99 of your rewards cannot be", "A withdrawal takes at least ₦2,000."],
    ["zh_CN", few(50_000, 100_000), "您的₦500奖励金无法提现", "每次提现至少₦1,000"],
    ["zh_CN", few(150_000, 200_000), "您的₦1,500奖励金无法提现", "每次提现至少₦2,000"],
  ])(
    "V7 in %s says of %j that it cannot be withdrawn, why, and that it is lost",
    async (language, list, title, why) => {
      const { words, wrong } = await open("/cancellation", { "withdraw-list": list }, leaving, language);
      const lost = language === "en_US" ? "is lost when the account closes" : "账户注销后，这笔奖励金将失效";
      for (const said of [title, why, lost]) expect(words()).toContain(said);
      for (const unsaid of ["to withdraw", "Withdraw it", "可提现", "去提现", "请先提现"])
        expect(words()).not.toContain(unsaid);
      expect(wrong).toEqual([]);
    },
  );

  it("V7 leads whoever has exactly the least to the withdrawal", async () => {
    const { words } = await open("/cancellation", { "withdraw-list": few(200_000, 200_000) }, leaving);
    expect(words()).toContain("You still have ₦2,000 to withdraw");
    expect(words()).toContain("Withdraw it");
    expect(words()).not.toContain("cannot be paid out");
  });

  it("K5 says nothing of it to whoever has nothing to withdraw", async () => {
    const { words } = await open(
      "/cancellation",
      { "withdraw-list": { withdrawable: 0, minimum: 100_000, withdrawals: [] } },
      leaving,
    );
    expect(words()).not.toContain("to withdraw");
  });

  it("cannot be reached without the conditions", async () => {
    const { went } = await open("/cancellation");
    expect(went).toEqual(["/deactivation"]);
  });

  it("is withdrawn by a login, which says so before", async () => {
    const closing = refuse(3017, "closing", { cancelTime: 1897154400000 });
    const sent = vi.fn((body: Prepared) => (body.withdraw === true ? refuse(3013, "gone on") : closing));
    const { engine, write, words } = await open("/login", { "userinfo-sms-login": sent });
    const enter = async () => {
      await act(async () => (document.querySelector("#enter") as HTMLButtonElement).click());
      await until(() => expect(document.querySelector("#withdraw")).not.toBeNull());
    };
    await write("form.mobile", "7100000002");
    await write("form.smsCode", "1234");
    await write("form.agree", true);
    await enter();
    expect(words()).toContain("If you log in now, the closing is withdrawn");
    await act(async () => engine.dialogs.dismiss());
    expect(sent).toHaveBeenCalledOnce();
    await enter();
    await act(async () => (document.querySelector("#withdraw") as HTMLButtonElement).click());
    await until(() => expect(words()).toContain("gone on"));
    expect(sent.mock.calls.map(([body]) => body.withdraw)).toEqual([undefined, undefined, true]);
    expect(sent.mock.calls[2]?.[0]).toMatchObject({ mobile: "7100000002", smsCode: "1234" });
  });
});
