import { describe, expect, it } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { refused, show } from "../testing/show-money.tsx";

const detail = contents["withdraw-detail"];

describe("withdrawal", () => {
  const ready = { "form.amount": 100000, "form.pin": "2580" };

  it.each([
    [99900, "The withdrawal amount must be greater than or equal to 1,?000 Naira"],
    [500100, "You can withdraw at most ₦5,000"],
    [9_007_199_254_740_991, "You can withdraw at most ₦5,000"],
    [undefined, "Please enter the amount to withdraw, digits only and two decimals at most"],
  ])("V7 %s kobo is not sent", async (amount, message) => {
    const { fill, press, words, asked } = await show("/withdrawal");
    await fill({ ...ready, "form.amount": amount });
    await press("withdraw");
    expect(words()).toMatch(new RegExp(message));
    expect(asked.map(({ call }) => call)).not.toContain("withdraw-apply");
  });

  it("S19 F2 a withdrawal leads to its state", async () => {
    const { fill, press, asked, went, words } = await show("/withdrawal");
    expect(words()).toContain("0123456785");
    await fill(ready);
    await press("withdraw");
    expect(asked.at(-1)?.body).toMatchObject({ amount: 100000, bankAccountGid: "a1", tradePassword: "2580" });
    expect(went.at(-1)).toBe("/withdrawal_detail?orderNo=W9");
  });

  it.each([3020, 3021, 3130, 3105])(
    "X6 refusal %s is said in its place and the password is asked anew",
    async (code) => {
      const { fill, press, words, read } = await show("/withdrawal", {
        "withdraw-apply": refused(code, `says ${code}`),
      });
      await fill(ready);
      await press("withdraw");
      expect(words()).toContain(`says ${code}`);
      expect(read("form.pin") ?? null).toBeNull();
    },
  );

  it.each([
    [3020, "Incorrect transaction password, 1 try left"],
    [3021, "Enter the password wrong too many times，Please reset your Trade Password"],
  ])("S19 X6 refusal %i stands alone at the password, also after one that was left empty", async (code, message) => {
    const { fill, press, words } = await show("/withdrawal", { "withdraw-apply": refused(code, message) });
    await fill({ "form.amount": 100000 });
    await press("withdraw");
    expect(words()).toContain("Please enter 4 digits");
    await fill({ "form.pin": "0000" });
    await press("withdraw");
    expect(words().split(message)).toHaveLength(2);
    expect(words()).not.toContain("Please enter 4 digits");
  });

  it("S17 S19 a password that is forgotten or locked is reset from here, and the amount kept meanwhile", async () => {
    const { fill, press, words, went, read } = await show("/withdrawal");
    expect(words()).toContain("Forgot it, or locked? Reset it");
    await fill({ "form.amount": 100000 });
    await press("reset-pin");
    expect(went).toEqual(["/resetpwd"]);
    expect(read("journey.withdrawal.amount")).toBe(100_000);
  });

  it.each([
    [0, "Pending"],
    [1, "Success"],
    [2, "Failure"],
    [9, "Check status"],
  ])("F2 K5 state %s reads %s", async (status, word) => {
    const { words } = await show("/withdrawal_detail?orderNo=W1", { "withdraw-detail": { ...detail, status } });
    expect(words()).toContain(word);
    if (status === 0) expect(words()).toContain("1-3 working days");
  });

  it("S19 a detail without a number leads to the records", async () => {
    const { went } = await show("/withdrawal_detail");
    expect(went).toEqual(["/withdrawalList"]);
  });
});
