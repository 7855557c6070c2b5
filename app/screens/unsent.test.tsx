import { act } from "react";
import { expect, it } from "vitest";
import english from "../../locales/en_US/errors.text.json" with { type: "json" };
import { innermost } from "../testing/innermost.ts";
import { show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

type Shown = Awaited<ReturnType<typeof show>>;

/** What nothing comes of: no line, and a lender who asks to wait. */
const hindrances: readonly [what: string, hinder: (shown: Shown) => unknown, said: string][] = [
  ["without a line", ({ state }) => state.write("env.online", false), english.texts.offline],
  [
    "where the lender asks to wait",
    ({ engine }) => {
      const busy = { ok: false, kind: "busy", status: 429, message: "", content: { seconds: 12 } } as const;
      engine.client.run = async (call) => ({ ...busy, call });
    },
    "Too many requests, please try again in 12 seconds",
  ],
];

it.each(hindrances)("R53 %s a log-out takes what is kept here all the same", async (_what, hinder, said) => {
  const shown = await show("/my", {}, "en_US", { order: { loanAmount: 1_000_000 } });
  const { engine, state } = shown;
  await act(async () => shown.button("my-account-log-out").click());
  await until(() => expect(shown.button("log-out-yes")).toBeTruthy());
  await act(async () => void hinder(shown));
  await act(async () => shown.button("log-out-yes").click());
  await until(() => expect(state.read("session.token")).toBeUndefined());
  expect([state.read("journey.order"), engine.toasts.current?.text]).toEqual([undefined, said]);
});

it.each(hindrances)("R42 R44 %s a reminder is not shown as set, and why is said", async (_what, hinder, said) => {
  const none = { sms: false, mail: false, first: false, second: true, third: true, day: false, mobile: "7100000002" };
  const shown = await show("/reminders", { "reminder-get": none });
  await act(async () => void hinder(shown));
  const sms = shown.place.querySelector<HTMLInputElement>('[role=switch][aria-label="Text message"]');
  await act(async () => sms?.click());
  await until(() => expect(shown.engine.toasts.current?.text).toBe(said));
  expect(sms?.checked).toBe(false);
});

it.each(hindrances)("R78 %s the transaction password goes with the failure, which is told once", async (...row) => {
  const [_what, hinder, said] = row;
  const order = { quoteId: "q1", hasPin: true, productType: "sloan", loanAmount: 1_000_000, from: "/lendInfo" };
  const shown = await show("/lendConfirm", {}, "en_US", { order });
  await shown.write("form.pin", "1234");
  expect(innermost(shown.engine).read("form.pin")).toBe("1234");
  await act(async () => void hinder(shown));
  await shown.press("apply");
  await until(() => expect(shown.engine.toasts.current?.text).toBe(said));
  expect(innermost(shown.engine).read("form.pin") ?? null).toBeNull();
});
