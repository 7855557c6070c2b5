import { act } from "react";
import { expect } from "vitest";
import contents from "../screens/borrow-and-repay.cases.json" with { type: "json" };
import { open } from "./open-screen.tsx";
import { innermost } from "./innermost.ts";
import { until } from "./until.ts";

/** What was chosen before the confirmation. */
export const order = {
  quoteId: "q1",
  productId: 1,
  loanAmount: 1000000,
  bankAccountGid: "a1",
  bank: "Guaranty Trust Bank",
  account: "0123456785",
  purposeId: 1,
  hasPin: true,
  from: "/lendInfo",
};

/** A line that breaks. */
export const broken = () => {
  throw new TypeError("the line broke");
};

/** Contents or journey values by name. */
export type Prepared = Readonly<Record<string, unknown>>;

/** Opens a screen; `journey` is what the screens before left. */
export async function show(route: string, more: Prepared = {}, language = "en_US", journey: Prepared = {}) {
  const shown = await open(route, "usual", {
    language,
    guest: route === "/login" || route === "/register",
    more: { ...contents, ...more },
  });
  for (const [name, value] of Object.entries(journey))
    await act(async () => shown.state.write(`journey.${name}`, value));
  if (Object.keys(journey).length > 0) {
    shown.went.length = 0;
    await act(async () => shown.engine.arrivals.arrive(...(route.split("?") as [string, string?])));
  }
  const button = (id: string) => shown.place.querySelector(`#${id}`) as HTMLButtonElement;
  const press = async (id: string) => {
    await act(async () => button(id).click());
    await until(() => expect(button(id)?.getAttribute("aria-busy") ?? "false").toBe("false"));
  };
  const write = (path: string, value: unknown) => act(async () => innermost(shown.engine).write(path, value));
  const words = () => document.body.textContent ?? "";
  return { ...shown, press, write, words };
}
