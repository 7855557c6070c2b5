import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn(async () => undefined) }));

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

describe("X5 F1 personas whose answers are spoiled on their way", () => {
  const riskAuth = async (persona: number) => {
    const { token } = await lender.as(persona);
    return { method: "POST" as const, url: `/ostrader/risk/auth?token=${token}`, payload: {} };
  };

  it("54 answers after 60 seconds, longer than a call waits", async () => {
    expect((await lender.app.inject(await riskAuth(54))).json().status).toBe(0);
    expect(vi.mocked(wait)).toHaveBeenCalledWith(60_000);
  });

  it("55 drops the connection", async () => {
    const address = await lender.app.listen({ port: 0, host: "127.0.0.1" });
    const { url } = await riskAuth(55);
    await expect(fetch(`${address}${url}`, { method: "POST" })).rejects.toThrow();
  });

  it("56 answers what nobody can read, and only to risk auth", async () => {
    const reply = await lender.app.inject(await riskAuth(56));
    expect(() => reply.json()).toThrow();
    expect((await (await lender.as(56)).call("index-mainhome")).status).toBe(0);
  });

  it("57 has statuses that nobody knows, which keep the contract", async () => {
    const borrower = await lender.as(57);
    const [bill] = (await borrower.ok("repayment-bill")).loanList;
    expect(bill).toMatchObject({ status: 99, refundingStatus: 99 });
    expect((await borrower.ok("loan-list")).loanList[0].loanStatus).toBe(99);
  });

  it("58 has numbers as text, which the contract reads as numbers", async () => {
    const borrower = await lender.as(58);
    const reply = await lender.app.inject({
      method: "POST",
      url: `/ostrader/repayment/bill?token=${borrower.token}`,
      payload: {},
    });
    expect(reply.json().content.loanList[0].exceedDays).toBe("0");
    expect((await borrower.ok("repayment-bill")).loanList[0].exceedDays).toBe(0);
  });

  it.each([57, 58])("R47 %i is told by its key that what it paid went through", async (persona) => {
    const borrower = await lender.as(persona);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const body = { loanGid, amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
    expect((await borrower.call("repayment-pay", body, { key: "odd" })).status).toBe(0);
    expect(await borrower.ok("once-answer", { key: "odd" })).toMatchObject({ known: true, answer: { status: 0 } });
  });
});
