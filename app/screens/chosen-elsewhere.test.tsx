import { describe, expect, it } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { show as showLoan } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

describe("what was chosen elsewhere", () => {
  const accounts = { "bankaccount-list": contents["bankaccount-list"] };
  const values = ({ engine }: Awaited<ReturnType<typeof showLoan>>, ...paths: string[]) => {
    const { stage } = engine;
    return paths.map((path) => (stage.kind === "visit" ? stage.visit.session.read(path) : null));
  };

  it("S11 S21 the loan form comes back with the account that was chosen, and with what was typed", async () => {
    sessionStorage.clear();
    const besides = { session: sessionStorage };
    const first = await showLoan("/lendInfo", accounts, "en_US", {}, besides);
    // It begins with the least that is lent, never with the most (S11).
    expect(values(first, "form.account", "form.productId", "form.amount")).toEqual(["a1", 1, 300000]);
    await first.write("form.amount", 420000);
    await first.write("form.productId", 2);
    await first.press("other-account");
    expect(first.went.at(-1)).toBe("/selectBankcard");
    const shown = await showLoan("/lendInfo", accounts, "en_US", { bankAccount: "a2" }, besides);
    expect(values(shown, "form.account", "form.productId", "form.amount")).toEqual(["a2", 2, 420000]);
  });

  it("S11 an account and a product that are not on offer are not taken", async () => {
    sessionStorage.clear();
    const besides = { session: sessionStorage };
    const first = await showLoan("/lendInfo", accounts, "en_US", {}, besides);
    await first.write("form.productId", 99);
    await first.write("form.account", "gone");
    const shown = await showLoan("/lendInfo", accounts, "en_US", {}, besides);
    await until(() => expect(values(shown, "form.account", "form.productId")).toEqual(["a1", 1]));
  });

  it("S13 a repayment comes back with the card, unless that is gone", async () => {
    const cards = [1, 2].map((no) => ({ ...contents["bankcard-list"].cards[0], bankcardGid: `c${no}` }));
    const more = { "bankcard-list": { cards } };
    const shown = await showLoan("/repayment?loanGid=l1", more, "en_US", { card: "c2" });
    expect(values(shown, "form.card")).toEqual(["c2"]);
    expect(values(await showLoan("/repayment?loanGid=l1", more, "en_US", { card: "c9" }), "form.card")).toEqual(["c1"]);
  });
});
