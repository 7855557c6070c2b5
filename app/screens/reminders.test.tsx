import { act } from "react";
import { expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { broken, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const none = { sms: false, mail: false, first: false, second: true, third: true, day: false, mobile: "7100000002" };
const next = 1_795_154_400_000;

/** The state of every switch, by what it says. */
const switches = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLInputElement>("[role=switch]")].map((one) => [
    one.getAttribute("aria-label"),
    one.checked,
  ]);

const turn = (place: HTMLElement, label: string) =>
  act(async () => place.querySelector<HTMLInputElement>(`[role=switch][aria-label="${label}"]`)?.click());

it("F34 says what is chosen, and keeps a choice at once", async () => {
  const sent: unknown[] = [];
  const { place, words } = await show("/reminders", {
    "reminder-get": none,
    "reminder-save": (body: object) => {
      sent.push(body);
      return { ...none, ...body, nextTime: next };
    },
  });
  expect(switches(place)).toEqual([
    ["Text message", false],
    ["7 days before", false],
    ["3 days before", true],
    ["1 day before", true],
    ["On the day it is due", false],
  ]);
  expect(words()).toContain("To 0710 *** 0002");
  expect(words()).toContain("Nothing is sent at the moment.");
  await turn(place, "Text message");
  await until(() => expect(words()).toContain("The next reminder is sent on 20/11/2026"));
  await turn(place, "3 days before");
  await until(() => expect(sent).toHaveLength(2));
  const days = { first: false, second: true, third: true, day: false };
  expect(sent).toMatchObject([
    { sms: true, mail: false, ...days },
    { sms: true, mail: false, ...days, second: false },
  ]);
});

it("F34 a choice that could not be saved is not shown as made", async () => {
  const { place, words } = await show("/reminders", { "reminder-get": none, "reminder-save": broken });
  await turn(place, "Text message");
  await until(() => expect(words()).toContain("This could not be saved. Please try again."));
  expect(switches(place)[0]).toEqual(["Text message", false]);
});

it("F34 mails are offered to who has an address; who has none is led to where one is bound", async () => {
  const bound = await show("/reminders", { "reminder-get": { ...none, mailAddress: "ada@mail.example" } });
  expect(bound.words()).toMatch(/E-mailTo ada@mail\.example/);
  const { place, press, went } = await show("/reminders", { "reminder-get": none });
  expect(switches(place).map(([label]) => label)).not.toContain("E-mail");
  await press("bind-mail");
  expect(went).toEqual(["/bindMail"]);
});

it("F34 the calendar's file is fetched for the loan that is open", async () => {
  const asked: unknown[] = [];
  const answer = (body: unknown) => {
    asked.push(body);
    return { link: "/paper/abc/due-L1.ics", expireTime: next };
  };
  const { press } = await show("/reminders", { ...contents, "reminder-get": none, "reminder-calendar": answer });
  await press("calendar");
  expect(asked).toMatchObject([{ loanGid: "l1" }]);
});

it("F34 C17 a native app that has a calendar is asked to keep what is open, and no file is fetched", async () => {
  const asked: unknown[] = [];
  const detail = { ...contents["repayment-loandetail"], loanNo: "KC0007" };
  const [period] = detail.subLoans;
  const subLoans = [
    { ...period, periodNo: 1, status: 60, dueTime: next - 1 },
    { ...period, periodNo: 2, status: 40, dueTime: next },
    { ...period, periodNo: 3, status: 40, dueTime: next + 1 },
  ];
  const { press, state, told } = await show(
    "/reminders",
    {
      "reminder-get": none,
      "repayment-loandetail": { ...detail, subLoans },
      "reminder-calendar": (body: unknown) => void asked.push(body),
    },
    "en_US",
    {},
    { native: true },
  );
  await act(async () => state.write("env.can", { "calendar-reminder": true }));
  await press("calendar");
  const title = expect.stringContaining("KC0007") as unknown;
  expect(told.filter(([capability]) => capability === "calendar-reminder")).toEqual([
    ["calendar-reminder", { title, dates: [next, next + 1] }],
  ]);
  expect(told.map(([capability]) => capability)).not.toContain("open-browser");
  expect(asked).toEqual([]);
});

it("F34 C17 of a native app without a calendar the file is asked for", async () => {
  const asked: unknown[] = [];
  const answer = (body: unknown) => {
    asked.push(body);
    return { link: "/paper/abc/due-L1.ics", expireTime: next };
  };
  const more = { "reminder-get": none, "reminder-calendar": answer };
  const { press, told } = await show("/reminders", more, "en_US", {}, { native: true });
  await press("calendar");
  expect(asked).toMatchObject([{ loanGid: "l1" }]);
  expect(told.map(([capability]) => capability)).not.toContain("calendar-reminder");
});

it("F34 a bill leads there", async () => {
  const { press, went } = await show("/billDetail?loanGid=l1", {
    "repayment-loandetail": { ...contents["repayment-loandetail"], loanStatus: 40 },
  });
  await press("remind");
  expect(went).toEqual(["/reminders"]);
});
