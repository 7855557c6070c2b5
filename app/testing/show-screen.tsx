import type { TextStore } from "../../engine/index.ts";
import { act } from "react";
import { expect } from "vitest";
import contents from "../screens/borrow-and-repay.cases.json" with { type: "json" };
import { open } from "./open-screen.tsx";
import { innermost } from "./innermost.ts";
import { until } from "./until.ts";

/** What was chosen before the confirmation. */
export const order = {
  quoteId: "q1",
  productType: "sloan",
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

/** The risk answer of a borrower against whom nothing stands, with the terms that `loan-preloan-info` gives. */
export function mayBorrow(answers: Prepared): Prepared {
  const preLoanInfoRespVO = answers["loan-preloan-info"];
  return { "risk-auth": { basicsAuth: 0, refuseFlag: 0, installRefuseFlag: 0, isHuidus: 0, preLoanInfoRespVO } };
}

/** Opens a screen; `journey` is what the screens before left. */
export async function show(
  route: string,
  more: Prepared = {},
  language = "en_US",
  journey: Prepared = {},
  besides: {
    readonly flags?: Readonly<Record<string, boolean>>;
    readonly native?: boolean;
    readonly now?: number;
    readonly session?: TextStore;
  } = {},
) {
  const answers = { ...contents, ...more };
  const shown = await open(route, "usual", {
    ...besides,
    language,
    guest: route === "/login" || route === "/register",
    more: { ...mayBorrow(answers), ...answers },
    journey,
  });
  const button = (id: string) => shown.place.querySelector(`#${id}`) as HTMLButtonElement;
  const press = async (id: string) => {
    await act(async () => button(id).click());
    await until(() => expect(button(id)?.getAttribute("aria-busy") ?? "false").toBe("false"));
  };
  const write = (path: string, value: unknown) => act(async () => innermost(shown.engine).write(path, value));
  const words = () => document.body.textContent ?? "";
  return { ...shown, button, press, write, words };
}
