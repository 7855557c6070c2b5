import { describe, expect, it } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { show as showLoan } from "../testing/show-screen.tsx";

describe("what was chosen elsewhere", () => {
  const accounts = { "bankaccount-list": contents["bankaccount-list"] };
  const values = ({ engine }: Awaited<ReturnType<typeof showLoan>>, ...paths: string[]) => {
    const { stage } = engine;
    return paths.map((path) => (stage.kind === "visit" ? stage.visit.session.read(path) : null));
  };

  it("S11 the loan form comes back with the account and with what was typed, once", async () => {
    const lend = { productId: 2, amount: 420000, purpose: 1 };
    const shown = await showLoan("/lendInfo", accounts, "en_US", { bankAccount: "a2", lend });
    expect(values(shown, "form.account", "form.productId", "form.amount")).toEqual(["a2", 2, 420000]);
    expect(shown.state.read("journey.lend") ?? null).toBeNull();
    await shown.press("other-account");
    expect(shown.went.at(-1)).toBe("/selectBankcard");
    expect(shown.state.read("journey.lend")).toMatchObject({ productId: 2, amount: 420000 });
  });

  it("S11 an account and a product that are not on offer are not taken", async () => {
    const lend = { productId: 99, amount: 1, purpose: 1 };
    const shown = await showLoan("/lendInfo", accounts, "en_US", { bankAccount: "gone", lend });
    expect(values(shown, "form.account", "form.productId", "form.amount")).toEqual(["a1", 1, 5000000]);
  });

  it("S13 a repayment comes back with the card, unless that is gone", async () => {
    const cards = [1, 2].map((no) => ({ ...contents["bankcard-list"].cards[0], bankcardGid: `c${no}` }));
    const more = { "bankcard-list": { cards } };
    const shown = await showLoan("/repayment?loanGid=l1", more, "en_US", { card: "c2" });
    expect(values(shown, "form.card")).toEqual(["c2"]);
    expect(values(await showLoan("/repayment?loanGid=l1", more, "en_US", { card: "c9" }), "form.card")).toEqual(["c1"]);
  });
});
