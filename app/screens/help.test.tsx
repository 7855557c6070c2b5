import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import borrowing from "./borrow-and-repay.cases.json" with { type: "json" };
import contents from "./help.cases.json" with { type: "json" };
import { open } from "../testing/open-screen.tsx";
import { mayBorrow, type Prepared, show } from "../testing/show-screen.tsx";

const brand = { business: "716", channel: "301" };
/** What a borrower is answered against whom nothing stands. */
const loan = { ...borrowing, ...mayBorrow(borrowing) };

/** Opens a screen of this area in a brand that has every part of it. */
const visit = (route: string, language = "en_US", more: Prepared = {}, guest = false) =>
  open(route, "usual", { ...brand, language, guest, more: { ...contents, ...more } });

const screens: [route: string, shown: [english: string, chinese: string], more?: Prepared][] = [
  ["/messageCenter", ["Your bill is due in 3 days", "1条未读消息"]],
  ["/messageCenter", ["No messages yet", "暂无消息"], { "message-list": { messages: [], unread: 0 } }],
  ["/messageDetail?messageGid=m1", ["All messages", "全部消息"]],
  ["/messageDetail", ["No message chosen", "未选择消息"]],
  ["/onlineservice", ["We are here every day", "每天"]],
  ["/offline", ["You are connected", "您已恢复连接"]],
  ["/helpcenter", ["Overdue bills", "逾期"]],
  ["/helpcenter/auth", ["Which phone number can I register with?", "可以用什么号码注册？"]],
  ["/helpcenter/credit", ["What do I need to apply?", "申请需要准备什么？"]],
  ["/helpcenter/loan", ["What does a loan cost?", "借款费用有哪些？"]],
  ["/helpcenter/repay", ["How do I repay?", "如何还款？"]],
  ["/helpcenter/overdue", ["When is a bill overdue?", "何时算逾期？"]],
  ["/helpcenter/other", ["What is done with my data?", "我的数据如何使用？"]],
  ["/helpcenter/nothing", ["No such topic", "分类不存在"]],
  ["/suggest", ["What happened", "问题描述"]],
  ["/protocol/register", ["registration agreement", "注册协议"]],
  ["/protocol/privacy", ["Nigeria Data Protection Act 2023", "《尼日利亚2023年数据保护法》"]],
  ["/protocol/debit", ["Nothing is taken without your order", "未经您的指令不会扣款"]],
  ["/protocol/nothing", ["No such agreement", "协议不存在"]],
  ["/privacy/agreement", ["What we hold", "我们保存的数据"]],
  ["/agreement/register", ["Keeping it safe", "账户安全"]],
  ["/guide/register", ["Your phone number", "填写手机号"]],
  ["/guide/borrow", ["Check and sign", "核对并确认"]],
  ["/guide/repay", ["Keep the receipt", "保存凭证"]],
  ["/entry", ["Up to ₦600,000", "最高₦600,000"]],
  ["/hub_entry", ["What would you like to do?", "您想办理什么？"]],
  ["/invitenewuser?b=716&c=301&userGid=u1&activityId=a1", ["Welcome to Corvanta", "欢迎加入Corvanta"]],
  ["/lendInfo_pre", ["Transaction password", "交易密码"], loan],
  ["/lendInfo_pre", ["Failed to load data.", "数据加载失败。"], { ...mayBorrow(borrowing), "bankaccount-list": null }],
  ["/lendContract?loanGid=l1", ["Your loan contract", "您的借款合同"], loan],
  ["/lendContract", ["No loan chosen", "未选择借款"]],
  ["/guide/nothing", ["No such guide", "指南不存在"]],
];

describe.each(["en_US", "zh_CN"])("in %s", (language) => {
  it.each(screens)("S2 S20 B7 %s shows whole, without a fault (%#)", async (route, shown, more) => {
    const { wrong, page } = await visit(route, language, more);
    expect(wrong).toEqual([]);
    expect(page).toContain(shown[language === "en_US" ? 0 : 1]);
    expect(page).not.toMatch(/\{\{|\b(message|help|suggest|service|guide|agreement|entry|before|contract)\.[a-z]/);
  });
});

// What the consents of a borrower say (F25): offers, the credit bureau, and calls to the contacts that he named.
it.each([
  ["/helpcenter/other", /calls to your emergency contacts and offers, rests on your consent/, /nothing else/],
  [
    "/helpcenter/overdue",
    /With your consent, and only if we cannot reach you, we call the emergency contacts/,
    /Nobody is told/,
  ],
  ["/helpcenter/repay", /its number is for your repayments alone/, /in your name/],
  ["/guide/repay", /number that is for your repayments alone/, /in your name/],
  ["/userAgreement", /called only with your consent and if we cannot reach you/, /do not contact your relatives/],
  [
    "/protocol/privacy",
    /called only with your consent and if we cannot reach you, and never told what you owe/,
    /nothing else/,
  ],
])("%s says of his data, contacts and account what his consents and the account say", async (route, said, never) => {
  const { page } = await visit(route);
  expect(page).toMatch(said);
  expect(page).not.toMatch(never);
});

it("S2 the protocol of a loan is the loan agreement", async () => {
  expect((await visit("/protocol/loan")).went[0]).toContain("/userAgreement");
});

it("A5 S8 what a brand does not offer leads to where it says, with a toast", async () => {
  const { went, page, engine } = await open("/invitefriends", "usual", { more: contents });
  expect(went[0]).toContain("/my");
  expect(page).not.toContain("Invite");
  expect(engine.toasts.current).toMatchObject({ text: "This is not available at the moment" });
});

it("S20 a message that is opened is read, once", async () => {
  const read = vi.fn(() => ({ unread: 0 }));
  await visit("/messageDetail?messageGid=m1", "en_US", { "message-read": read });
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  const seen = vi.fn(() => ({ unread: 0 }));
  const old = { ...contents["message-detail"], read: true };
  await visit("/messageDetail?messageGid=m1", "en_US", { "message-read": seen, "message-detail": old });
  expect(seen).not.toHaveBeenCalled();
});

it("S20 a search goes over the questions of every topic, and finding nothing leads on", async () => {
  const { place, engine } = await visit("/helpcenter/auth");
  const type = (typed: string) =>
    act(async () => engine.stage.kind === "visit" && engine.stage.visit.session.write("screen.search", typed));
  await type("late fee OVERDUE");
  expect(place.querySelectorAll("details")).toHaveLength(0);
  expect(place.textContent).toContain("Nothing found");
  await type("remaining principal");
  expect([...place.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual([
    "What does paying late cost?",
  ]);
  await type("");
  expect(place.querySelectorAll("details")).toHaveLength(4);
});

it("F22 the number that the lender gave it is told", async () => {
  const answer = { ...contents["suggest-submit"], number: "C1A2B3C4" };
  const { press, write, words, went } = await show("/suggest", { ...contents, "suggest-submit": answer });
  await write("form.content", "The fee was taken twice");
  await press("send");
  expect(words()).toContain("C1A2B3C4");
  // One promise before and after: an answer in a day, settled in two.
  expect(words()).toMatch(/We answer within 24 hours\. A complaint is settled by /);
  await press("follow");
  expect(went.at(-1)).toBe("/complaints");
  expect(words()).not.toContain("s77");
});

it("S20 a suggestion is checked, sent once with what was chosen, and answered with its number", async () => {
  const submit = vi.fn((_body: unknown) => contents["suggest-submit"]);
  const { press, write, words, wrong } = await show("/suggest?about=repay", { ...contents, "suggest-submit": submit });
  await press("send");
  expect(submit).not.toHaveBeenCalled();
  await write("form.content", "Paid on Monday, still open");
  await act(async () => document.querySelector<HTMLButtonElement>("#send")?.click());
  await vi.waitFor(() => expect(words()).toContain("s77"));
  expect(submit.mock.calls).toEqual([
    [expect.objectContaining({ type: "repay", content: "Paid on Monday, still open", dispute: false })],
  ]);
  expect(wrong).toEqual([]);
});

it("S20 of a suggestion that is too long nothing is cut or sent, and its length is asked for", async () => {
  const submit = vi.fn((_body: unknown) => contents["suggest-submit"]);
  const { press, write, words, place } = await show("/suggest", { ...contents, "suggest-submit": submit });
  const box = place.querySelector("textarea");
  expect(box?.maxLength).toBe(-1);
  await write("form.content", "x".repeat(1_001));
  await press("send");
  expect(submit).not.toHaveBeenCalled();
  expect(box?.value).toHaveLength(1_001);
  expect(words()).toContain("Please write 5 to 1000 characters");
});

it("S20 X1 a suggestion that is refused stays typed", async () => {
  const refused = { status: 3199, message: "not now", content: {} };
  const { press, write, place } = await show("/suggest", { ...contents, "suggest-submit": refused });
  await write("form.content", "Paid on Monday, still open");
  await press("send");
  expect(place.querySelector("textarea")?.value).toBe("Paid on Monday, still open");
});

it.each(["/entry", "/hub_entry", "/invitenewuser?userGid=u1"])("S2 B6 %s shows a guest the claims", async (route) => {
  const { page, wrong } = await visit(route, "en_US", {}, true);
  for (const claim of ["₦600,000", "3 minutes", "5 seconds", "56 seconds", "0.1%"]) expect(page).toContain(claim);
  expect(wrong).toEqual([]);
});

it("S1 S19 who accepts an invitation registers with it", async () => {
  const { state, press, went } = await visit("/invitenewuser?userGid=u1&activityId=a1", "en_US", {}, true);
  await press("Accept and register");
  expect(state.read("journey.invitation")).toEqual({ userGid: "u1", activityId: "a1" });
  expect(went).toEqual([expect.stringContaining("/register")]);
});

it("S1 an invitation by something that is no id is dropped", async () => {
  const { state } = await visit("/invitenewuser?userGid=%3Cscript%3E", "en_US", {}, true);
  expect(state.read("journey.invitation")).toBeUndefined();
});

it("S11 what is needed before borrowing is ready or still to do", async () => {
  const poor = { ...loan, "bankaccount-list": { accounts: [] } };
  const chips = async (more: Prepared) =>
    [...(await visit("/lendInfo_pre", "en_US", more)).place.querySelectorAll("button")]
      .map(({ textContent }) => /Ready|To do/.exec(textContent ?? "")?.[0])
      .filter(Boolean);
  expect(await chips(loan)).toEqual(["Ready", "Ready", "Ready"]);
  expect(await chips(poor)).toEqual(["Ready", "To do", "Ready"]);
});

it("S2 /test is for brands that allow it, and shows them the last decision", async () => {
  expect((await visit("/test")).went[0]).toContain("/my");
  const { engine, page, wrong } = await open("/messageCenter", "usual", {
    ...brand,
    flags: { testPage: true },
    more: contents,
  });
  expect(page).toContain("Mark all as read");
  await act(async () => engine.decided("borrow", { row: "guest", then: [], because: "Nobody.", trace: [] }));
  await act(async () => engine.arrivals.arrive("/test"));
  await vi.waitFor(() => expect(document.body.textContent).toContain("Nobody."));
  expect(document.body.textContent).toContain("base < business/716 < channel/301 < pair/716-301");
  expect(wrong).toEqual([]);
});

it("F22 the message that an answer is there leads to it, and no other does", async () => {
  const message = {
    messageGid: "m1",
    title: "We answered you",
    content: "It is there",
    time: 1_795_154_400_000,
    read: true,
  };
  const { press, went } = await show("/messageDetail?messageGid=m1", {
    "message-detail": { ...message, kind: "complaint-answered" },
  });
  await press("answer");
  expect(went).toEqual(["/complaints"]);
  const { place } = await show("/messageDetail?messageGid=m1", { "message-detail": { ...message, kind: "welcome" } });
  expect(place.querySelector("#answer")).toBeNull();
});
