import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { refused, show } from "../testing/show-money.tsx";
import { show as showLoan } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

interface Body {
  readonly otp?: string;
}

/** A bank that asks for an OTP, and takes one for right. */
const asking = (bodies: Body[], content: unknown) => (body: Body) => {
  bodies.push(body);
  if (body.otp === undefined) return refused(2801, "Please enter the OTP sent by your bank");
  return body.otp === "123456" ? content : refused(3052, "The OTP is incorrect, 2 tries left");
};

const dialog = () => document.querySelector("dialog");
const words = () => dialog()?.textContent ?? "";
const press = (id: string) => act(async () => (document.querySelector(`#${id}`) as HTMLButtonElement).click());

/** Answers the dialog with a wrong OTP, then with the right one. */
async function answer(fill: (otp: string) => Promise<unknown>) {
  await until(() => expect(words()).toContain("Please enter the OTP sent by your bank"));
  await press("card-otp-confirm");
  expect(words()).toContain("Please enter the 6-digit OTP");
  await fill("000000");
  await press("card-otp-confirm");
  await until(() => expect(words()).toContain("The OTP is incorrect, 2 tries left"));
  await fill("123456");
  await press("card-otp-confirm");
  await until(() => expect(dialog()).toBeNull());
}

describe("X4 S15 2801: the bank asks for an OTP, and what was begun goes on with it", () => {
  it("an activation", async () => {
    const bodies: Body[] = [];
    const shown = await show("/addCard", { "bankcard-activate": asking(bodies, contents["bankcard-activate"]) });
    await shown.fill({ "journey.activation": contents["bankcard-otp"] });
    await press("activate");
    await answer((otp) => shown.fill({ "form.cardOtp": otp }));
    await until(() => expect(shown.words()).toContain("Your card is active"));
    expect(bodies.map(({ otp }) => otp)).toEqual([undefined, "000000", "123456"]);
    expect(shown.read("form.cardOtp") ?? null).toBeNull();
    expect(shown.wrong).toEqual([]);
  });

  it("a repayment, which is made once and has its result", async () => {
    const bodies: Body[] = [];
    const shown = await showLoan("/repayment?loanGid=l1", { "repayment-pay": asking(bodies, { payGid: "p1" }) });
    await press("pay-card");
    await answer((otp) => shown.write("form.cardOtp", otp));
    await until(() => expect(shown.went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1"]));
    expect(bodies.map(({ otp }) => otp)).toEqual([undefined, "000000", "123456"]);
    const [first, ...repeated] = bodies;
    for (const body of repeated) expect({ ...body, otp: undefined }).toEqual({ ...first, otp: undefined });
    expect(shown.wrong).toEqual([]);
  });

  it("put away, nothing goes on and the card can be charged later", async () => {
    const bodies: Body[] = [];
    const shown = await showLoan("/repayment?loanGid=l1", { "repayment-pay": asking(bodies, { payGid: "p1" }) });
    await press("pay-card");
    await until(() => expect(dialog()).not.toBeNull());
    await act(async () => void shown.engine.dialogs.dismiss());
    await until(() => expect(shown.place.querySelector("#pay-card")?.getAttribute("aria-busy")).not.toBe("true"));
    expect([bodies.length, shown.went]).toEqual([1, []]);
    await press("pay-card");
    await until(() => expect(dialog()).not.toBeNull());
  });
});
