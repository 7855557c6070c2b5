import { expect, it } from "vitest";
import loans from "./borrow-and-repay.cases.json" with { type: "json" };
import { mayBorrow, order } from "../testing/show-screen.tsx";
import { open } from "../testing/open-screen.tsx";

const families = [
  {
    pair: { business: "718", channel: "302" },
    login: "Log in",
    confirm: "Nothing is agreed until you apply.",
    lent: "Thank you for borrowing with Kestrow.",
    chinese: "感谢您在Kestrow借款。",
  },
  {
    pair: { business: "716", channel: "104" },
    login: "Welcome to Corvanta",
    confirm: "Please read every figure. Nothing is agreed until you apply.",
    lent: "Thank you for your confidence in Corvanta.",
    chinese: "感谢您对Corvanta的信任。",
  },
  {
    pair: { business: "717", channel: "301" },
    login: "Hello, good to see you",
    confirm: "Take your time. Nothing is agreed until you apply.",
    lent: "Thank you for choosing Zumaly. We wish you well with it!",
    chinese: "谢谢您选择Zumaly，祝您一切顺利！",
  },
  {
    pair: { business: "716", channel: "130" },
    login: "Ready when you are",
    confirm: "Read it, then decide. Nothing is agreed until you apply.",
    lent: "Done. Thanks for choosing Ochrely.",
    chinese: "办好了。谢谢您选择Ochrely。",
  },
];

const openAs = (pair: object, address: string, more: Readonly<Record<string, unknown>> = {}) =>
  open(address, "usual", {
    ...pair,
    guest: address === "/login",
    more: { ...mayBorrow(loans), ...loans },
    journey: { order },
    ...more,
  });
const paidOut = { ...loans["loan-query-status"], loanStatus: 40, lendResult: 2 };

it.each(families)("B11 $pair.business/$pair.channel speaks in its own voice", async ({ pair, login, ...said }) => {
  const first = await openAs(pair, "/login");
  expect(first.place.querySelector("h1")?.textContent).toBe(login);
  // The mark is there by the brand's name, and the button says the same in every brand.
  expect(first.place.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
    { 718: "Kestrow", 716: "Corvanta", 717: "Zumaly" }[pair.channel === "130" ? "none" : pair.business] ?? "Ochrely",
  );
  const confirm = await openAs(pair, "/lendConfirm");
  expect(confirm.place.textContent).toContain(said.confirm);
  // What it costs is said in the same words by all.
  expect([...confirm.place.querySelectorAll("dt")].slice(0, 6).map((row) => row.textContent)).toEqual([
    "You receive",
    "Interest",
    "Service fee",
    "Tax",
    // A loan of one payment says so below its sum: who pays in several reads their number there.
    "You repayIn one payment",
    "Loan amount",
  ]);
  const more = { ...mayBorrow(loans), ...loans, "loan-query-status": paidOut };
  const lent = await openAs(pair, "/lendResult/2", { more });
  expect(lent.place.textContent).toContain(said.lent);
  const chinese = await openAs(pair, "/lendResult/2", { more, language: "zh_CN" });
  expect(chinese.place.textContent).toContain(said.chinese);
});

it("B11 nobody is thanked for a loan that is not paid out", async () => {
  const refused = { ...loans["loan-query-status"], loanStatus: 71, lendResult: 1 };
  const { place } = await openAs({ business: "717", channel: "301" }, "/lendResult/1", {
    more: { ...mayBorrow(loans), ...loans, "loan-query-status": refused },
  });
  expect(place.querySelector("h2")?.textContent).toBeTruthy();
  expect(place.textContent).not.toContain("Thank you");
});
