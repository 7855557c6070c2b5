import { act } from "react";
import { describe, expect, it } from "vitest";
import { brandPairs } from "../../publish/documents/compose-brand.ts";
import labels from "../../locales/en_US/loan-status.text.json" with { type: "json" };
import answers from "./home-and-bills.cases.json" with { type: "json" };
import { all, open } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";

const routes = [
  "/index",
  "/my",
  "/bill",
  "/billDetail?loanGid=l1",
  "/loanList",
  "/userAgreement",
  "/appDown",
  "/nowhere",
];
const situations = Object.keys(answers);

describe.each(situations)("a borrower who is %s", (situation) => {
  it.each(routes)("S2 sees %s whole, without a fault", async (route) => {
    const { page, wrong } = await open(route, situation);
    expect(wrong).toEqual([]);
    expect(page.length).toBeGreaterThan(20);
  });
});

const families = ["718-302", "716-104", "717-301", "716-130"];

describe.each(brandPairs(all))("the brand $business/$channel", ({ business, channel }) => {
  const languages = families.includes(`${business}-${channel}`) ? ["en_US", "zh_CN"] : ["en_US"];

  it.each(languages)("S7 S8 B7 shows home and My in %s without a fault", async (language) => {
    for (const route of ["/index", "/my"]) {
      const { wrong } = await open(route, "usual", { business, channel, language });
      expect(wrong).toEqual([]);
    }
  });
});

it("B8 a bill among others is due by dd/MM/yyyy, the one that home is about in words", async () => {
  const list = await open("/bill", "usual");
  expect(list.page).toContain("Due 04/12/2026 06:59");
  expect(list.page).not.toContain("December");
  const chinese = await open("/bill", "usual", { language: "zh_CN" });
  expect(chinese.page).toContain("04/12/2026 06:59 到期");
  const home = await open("/index", "usual");
  expect(home.page).toContain("Due Friday 4 December 2026, 06:59");
});

it.each([
  ["one payment", 1, "Period14 days", "Due04/12/2026"],
  ["several", 2, "Period of all payments14 days", "This payment is due04/12/2026"],
])("S12 the term and the due date of a loan in %s are called what they are", async (_, payments, term, due) => {
  const detail = answers.usual["repayment-loandetail"];
  const subLoans = Array.from({ length: payments }, (_one, at) => ({ ...detail.subLoans[0], periodNo: at + 1 }));
  const more = { "repayment-loandetail": { ...detail, loanPeriod: 14, subLoans } };
  const { page } = await open("/billDetail?loanGid=l1", "usual", { more });
  expect(page).toContain(term);
  expect(page).toContain(due);
});

// A loan is due at 06:59:59: who reads the day alone pays at noon, with a late fee (domain.md, due time).
it.each([
  ["en_US", "Due 04/12/2026 06:59", "Due04/12/2026 06:59"],
  ["zh_CN", "04/12/2026 06:59到期", "到期日04/12/2026 06:59"],
])("K4 in %s each period and each loan in a list is due by date and time", async (language, period, row) => {
  const detail = answers.usual["repayment-loandetail"];
  const subLoans = [1, 2].map((periodNo) => ({ ...detail.subLoans[0], periodNo }));
  const more = { "repayment-loandetail": { ...detail, subLoans } };
  expect((await open("/billDetail?loanGid=l1", "usual", { more, language })).page).toContain(period);
  const spaced = period.replace("06:59到期", "06:59 到期");
  expect((await open("/repayment?loanGid=l1", "usual", { more, language })).page).toContain(spaced);
  expect((await open("/loanList", "usual", { language })).page).toContain(row);
});

it("S12 Bills names an application that is under way beside a bill, and leads to where it stands", async () => {
  const named = "Your application is under review";
  const underWay = { loanStatus: 10, orderGid: "o2", lendResult: 0, extInfo: {} };
  const { page, place, went } = await open("/bill", "usual", { more: { "loan-query-status": underWay } });
  expect(page).toContain(named);
  const link = [...place.querySelectorAll<HTMLElement>("[role=link], a, button")].filter(
    ({ textContent }) => textContent === "See how it stands",
  );
  await act(async () => link.at(-1)?.click());
  expect(went.at(-1)).toBe("/lendResult/0?orderGid=o2");
  expect((await open("/bill", "usual")).page).not.toContain(named);
});

describe("home", () => {
  it.each([
    ["en_US", "Tell us who you are"],
    ["zh_CN", "填写信用资料"],
  ])("S7 in %s a new borrower is at the form, the first of the steps", async (language, first) => {
    const { place } = await open("/index", "new", { language });
    expect(place.querySelector("[aria-current=step]")?.textContent).toContain(first);
  });

  it("S7 sections follow the brand's order", async () => {
    const first = await open("/index", "clean");
    expect(first.page.indexOf("You can borrow")).toBeLessThan(first.page.indexOf("Loans for you"));
    expect(first.page.indexOf("Loans for you")).toBeGreaterThan(first.page.indexOf("News"));
    const other = await open("/index", "usual", { business: "716", channel: "130" });
    expect(other.page.indexOf("Recent loans")).toBeLessThan(other.page.indexOf("You can borrow"));
  });

  it("S6 the bill tab has a dot until the bills were opened", async () => {
    const { state } = await open("/index", "usual");
    expect(state.read("journey.billDot")).toBe(true);
  });

  it("S6 there is no dot without a bill", async () => {
    const { state } = await open("/index", "new");
    expect(state.read("journey.billDot")).toBe(false);
  });

  it("S6 My shows the dot too when it is the first screen, and asks for the bills itself", async () => {
    const { state } = await open("/my", "usual");
    await until(() => expect(state.read("journey.billDot")).toBe(true));
    await until(() => expect(document.body.textContent).toContain("something new"));
  });

  it("S6 bills that were opened first are seen: no dot on the screens after", async () => {
    const { state, engine } = await open("/bill", "usual");
    for (const route of ["/my", "/index"]) {
      await act(async () => engine.arrivals.arrive(route));
      await until(() => expect(engine.ui.decision.read()?.id).toMatch(/bill-dot|home-dialogs/));
      expect(state.read("journey.billDot")).not.toBe(true);
    }
  });

  it("S6 every screen with tabs looks after the dot", () => {
    const tabbed = all.filter(({ kind, data }) => kind === "screen" && "tab" in (data as object));
    expect(tabbed.map(({ data }) => (data as { id: string }).id).sort()).toEqual(["bill", "index", "my"]);
    const asks = tabbed.filter(({ data }) => JSON.stringify(data).includes('"decision":"bill-dot"'));
    // The bills themselves take the dot away.
    expect(asks.map(({ data }) => (data as { id: string }).id).sort()).toEqual(["index", "my"]);
  });

  it("S3 an unknown path says so and offers a way home", async () => {
    const { page } = await open("/nowhere", "usual");
    expect(page).toContain("router not found");
    expect(page).toContain("Go to home");
  });

  it.each(["/appDown", "/h5AppDown"])("A5 %s offers no app to an iPhone unless the brand has one", async (route) => {
    const shown = async (ios: boolean, iosSupport: boolean) => {
      const { state, engine, place } = await open(route, "usual", { flags: { iosSupport } });
      state.cells.write("env.ios", ios);
      await act(async () => engine.arrivals.arrive(route));
      const said = place.textContent ?? "";
      document.body.replaceChildren();
      return [said.includes("The app is for Android"), said.includes("Download the app")];
    };
    expect(await shown(true, false)).toEqual([true, false]);
    expect(await shown(true, true)).toEqual([false, true]);
    expect(await shown(false, false)).toEqual([false, true]);
  });

  it("F1 each state of a loan has the specification's label", () => {
    const { texts } = labels;
    expect([texts.state_10, texts.state_20, texts.state_30, texts.state_40, texts.state_50]).toEqual([
      "Under review",
      "Approved, bank is processing",
      "Disbursing",
      "Pending repayment",
      "Overdue",
    ]);
    expect([texts.state_60, texts.state_71, texts.state_72]).toEqual(["Settled", "Loan failed", "Disbursement failed"]);
  });

  it("F1 a status that is not known shows as 'Check status'", async () => {
    const { page } = await open("/loanList", "strange");
    expect(page).toContain("Check status");
  });
});

describe("a bill's reminder", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const DAY = 86_400_000;
  const [period] = answers.usual["repayment-loandetail"].subLoans;
  it.each([
    ["due tomorrow", [now + DAY], true],
    ["overdue", [now - DAY], false],
    ["overdue by its first payment, the second to come", [now - DAY, now + DAY], true],
  ])("F34 is offered where a payment is still to come: %s", async (_, due, offered) => {
    const subLoans = due.map((dueTime, index) => ({ ...period, periodNo: index + 1, dueTime, status: 40 }));
    const detail = { ...answers.usual["repayment-loandetail"], dueTime: due[0], loanStatus: 40, subLoans };
    const { place, engine, state } = await open("/my", "usual", { more: { "repayment-loandetail": detail } });
    await act(async () => state.write("env.now", now));
    await act(async () => engine.arrivals.arrive("/billDetail", "loanGid=l1"));
    await until(() => expect(place.querySelector("#statement")?.textContent).toBe("See each change on a statement"));
    expect(place.querySelector("#remind") !== null).toBe(offered);
    expect(place.querySelector("#paper")?.textContent).toBe("Save the statement as PDF");
    expect(place.querySelector("#paper svg")).not.toBeNull();
  });
});
