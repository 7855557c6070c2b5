import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { keepFocus } from "../page/keep-focus.ts";
import { until } from "../testing/until.ts";
import { broken } from "../testing/show-screen.tsx";
import { refused, show } from "../testing/show-money.tsx";

const [first] = contents["bankaccount-list"].accounts;

/** A brand with a list of accounts under My. */
const LISTS = { business: "716", channel: "304" };

// Noon in Lagos: from 0:00 to 1:00 no account is added (V2).
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20, 11) }));
afterEach(() => void vi.useRealTimers());

describe("bank accounts", () => {
  it("V2 S15 asks for the holder's name, then adds the account and goes back with it", async () => {
    const { fill, press, words, asked, read, back } = await show("/addBankcard");
    await press("enquire");
    expect(words()).toContain("Please choose the bank");
    await fill({ "form.bank": "058", "form.number": "0123456785" });
    await press("enquire");
    expect(words()).toContain("Chiamaka Okonkwo");
    expect(words()).not.toContain("check the number once more");
    await press("add");
    expect(asked.at(-1)).toMatchObject({
      call: "bankaccount-add",
      body: { bankCode: "058", accountNumber: "0123456785" },
    });
    expect(read("journey.bankAccount")).toBe("a3");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("V2 a number whose check digit does not fit is warned of and still added; another number is asked for anew", async () => {
    const { fill, press, words, place, back } = await show("/addBankcard", {
      "bankaccount-resolve": { ...contents["bankaccount-resolve"], checkDigitOk: false },
    });
    await fill({ "form.bank": "058", "form.number": "0123456789" });
    await press("enquire");
    expect(words()).toContain("Please check the number once more");
    await fill({ "form.number": "0123456780" });
    expect(place.querySelector("#add")).toBeNull();
    await press("enquire");
    await press("add");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("V2 nothing is asked between 0:00 and 1:00 in Lagos", async () => {
    const { fill, press, words, asked, state } = await show("/addBankcard");
    await fill({ "form.bank": "058", "form.number": "0123456785" });
    await act(async () => state.write("env.now", Date.UTC(2026, 10, 20, 23, 30)));
    await press("enquire");
    expect(words()).toContain("Bank account cannot be added at 0:00-1:00");
    expect(asked.map(({ call }) => call)).not.toContain("bankaccount-resolve");
  });

  it("V2 where the accounts cannot be read an account is still added, and no bank stands there as used before", async () => {
    const banks = Array.from("ABCDEFGHIJKLM", (letter) => ({
      bankCode: letter,
      bankName: `${letter} Bank`,
      bankShortName: letter,
      common: true,
    })).concat({ bankCode: "N", bankName: "Moniepoint Microfinance Bank", bankShortName: "Moniepoint", common: true });
    const { fill, press, words, place, asked, back } = await show("/addBankcard", {
      "bankaccount-list": broken,
      "bankaccount-banks": { banks },
    });
    await act(async () => place.querySelector<HTMLButtonElement>("#field-bank")?.click());
    expect(words()).toContain("Most used");
    expect(words()).not.toContain("Used before");
    // As these banks are written.
    await userEvent.type(screen.getByRole("combobox", { name: "Search" }), "moniepoint mfb");
    expect([...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent)).toEqual([
      "Moniepoint Microfinance Bank",
    ]);
    await act(async () => document.querySelector<HTMLElement>("[role=option]")?.click());
    await fill({ "form.number": "0123456785" });
    await press("enquire");
    await press("add");
    expect(asked.at(-1)).toMatchObject({ call: "bankaccount-add", body: { bankCode: "N" } });
    expect(back).toHaveBeenCalledTimes(1);
  });

  it.each([
    [3040, "The bank account is unavailable"],
    [3041, "Bank account cannot be added at 0:00-1:00"],
  ])("V2 X6 says a refusal %s in its place", async (status, message) => {
    const { fill, press, words, back } = await show("/addBankcard", { "bankaccount-add": refused(status, message) });
    await fill({ "form.bank": "058", "form.number": "0123456785" });
    await press("enquire");
    await press("add");
    expect(words()).toContain(message);
    expect(back).not.toHaveBeenCalled();
  });

  it("V2 what the bank said of one number does not stand beside what is said of the next", async () => {
    const refusal = "This account cannot be used now, the bank's channel is under maintenance";
    const asking = { "bankaccount-resolve": refused(3040, refusal) };
    const { fill, press, words, place } = await show("/addBankcard", asking);
    await fill({ "form.bank": "058", "form.number": "0000000000" });
    await press("enquire");
    expect(words()).toContain(refusal);
    await userEvent.type(place.querySelector("#field-number") as HTMLInputElement, "{Backspace}");
    expect(words()).not.toContain(refusal);
    await fill({ "form.number": "0000000000" });
    await press("enquire");
    expect(words()).toContain(refusal);
    // The form is wrong now, and is not sent.
    await fill({ "form.number": "0123456" });
    await press("enquire");
    expect(words()).toContain("The account number has 10 digits");
    expect(words()).not.toContain(refusal);
  });

  it("S11 the account that was chosen goes back to the screen that asked", async () => {
    const { fill, press, read, back } = await show("/selectBankcard");
    expect(read("form.account")).toBe("a1");
    await fill({ "form.account": "a2" });
    await press("use");
    expect(read("journey.bankAccount")).toBe("a2");
    expect(back).toHaveBeenCalledTimes(1);
  });

  const open = async (place: HTMLElement, nth: number) => {
    const more = () => [...place.querySelectorAll<HTMLButtonElement>('button[aria-label="Account options"]')];
    await act(async () => more()[nth]?.focus());
    await act(async () => more()[nth]?.click());
    await until(() => expect(document.querySelector("#ask-remove")).not.toBeNull());
  };

  it.each([
    ["ask-remove", "remove-yes", "bankaccount-remove", "a1", 0, "The account was removed"],
    ["ask-default", "default-yes", "bankaccount-default", "a2", 1, "This is your default account now"],
  ])("E8 %s asks first, then does it, and the list is read again", async (ask, yes, call, accountGid, nth, said) => {
    const { place, asked, words, engine } = await show("/bankcardList", {}, "en_US", LISTS);
    const choose = async () => {
      await open(place, nth);
      await act(async () => document.querySelector<HTMLButtonElement>(`#${ask}`)?.click());
      await until(() => expect(document.querySelector(`#${yes}`)).not.toBeNull());
    };
    await choose();
    await act(async () => void engine.dialogs.dismiss());
    expect(asked.map((one) => one.call)).not.toContain(call);
    await until(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    await choose();
    await act(async () => document.querySelector<HTMLButtonElement>(`#${yes}`)?.click());
    await until(() => expect(words()).toContain(said));
    expect(asked).toContainEqual({ call, body: { accountGid } });
    await until(() => expect(asked.filter((one) => one.call === "bankaccount-list")).toHaveLength(2));
  });

  it("S15 E8 an account that is made the default is offered first from then on, whichever was added before", async () => {
    const { place, words, read, state } = await show("/bankcardList", {}, "en_US", LISTS);
    await act(async () => state.write("journey.bankAccount", "a1"));
    await open(place, 1);
    await act(async () => document.querySelector<HTMLButtonElement>("#ask-default")?.click());
    await until(() => expect(document.querySelector("#default-yes")).not.toBeNull());
    await act(async () => document.querySelector<HTMLButtonElement>("#default-yes")?.click());
    await until(() => expect(words()).toContain("This is your default account now"));
    expect(read("journey.bankAccount")).toBe("a2");
  });

  it.each([
    ["stands in its list", { accounts: [first], listTotal: 1 }],
    ["is the last", { accounts: [], listTotal: 0 }],
  ])("D7 E8 once an account is removed that %s, the focus is in the list that it stood in", async (_, left) => {
    let accounts: object = contents["bankaccount-list"];
    const more = { "bankaccount-list": () => accounts };
    const { place, words } = await show("/bankcardList", more, "en_US", LISTS);
    keepFocus(place);
    await open(place, 1);
    await act(async () => document.querySelector<HTMLButtonElement>("#ask-remove")?.click());
    await until(() => expect(document.querySelector("#remove-yes")).not.toBeNull());
    accounts = left;
    await act(async () => document.querySelector<HTMLButtonElement>("#remove-yes")?.click());
    await until(() => expect(words()).toContain("The account was removed"));
    await until(() => expect(document.activeElement?.tagName).toBe("SECTION"));
  });

  it("E8 the default has a mark and no way to make it the default; its menu put away gives the focus back", async () => {
    const { place, engine } = await show("/bankcardList", {}, "en_US", LISTS);
    expect(place.textContent?.match(/Default/g)).toHaveLength(1);
    await open(place, 0);
    expect(document.querySelector("#ask-default")).toBeNull();
    await act(async () => void engine.dialogs.dismiss());
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Account options");
    await until(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    await open(place, 1);
    expect(document.querySelector("#ask-default")).not.toBeNull();
  });
});
