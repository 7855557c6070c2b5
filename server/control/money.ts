import type { FastifyInstance } from "fastify";
import { koboOf, nairaText } from "../../lending/money-text.ts";
import { Refusal } from "../contract/refusal.ts";
import { STATUS } from "../contract/status.ts";
import { businessNow } from "../lender/call/business-clock.ts";
import { reversePayment } from "../lender/repayment/reverse-payment.ts";
import { creditTransfer } from "./credit-transfer.ts";
import type { ControlBody, InTransaction } from "./route.ts";

/** Why a payment that there is cannot be taken back. */
function whyStands({ detail }: Refusal): string {
  const { later, fromCredit }: { later?: string; fromCredit?: boolean } = detail.content ?? {};
  if (later && fromCredit)
    return `a later payment stands on it, ${later}, out of what was overpaid: reverse first what was too much`;
  if (later) return `a later payment stands on it, ${later}: reverse that first`;
  if (fromCredit)
    return "no bank paid this: it came out of what was overpaid, and goes back with the payment that was too much";
  return "this payment did not succeed, or was taken back already";
}

/** What banks do: a transfer arrives, a payment is taken back. */
export function addMoney(app: FastifyInstance, inTx: InTransaction): void {
  app.post<{ Body: ControlBody }>("/credit-va", async ({ body }, reply) => {
    const { bankVA, amount: naira } = body ?? {};
    const amount = koboOf(naira);
    if (typeof bankVA !== "string" || amount === null || amount <= 0) {
      return reply.code(400).send({ error: "give bankVA and amount in naira" });
    }
    const row = await inTx(async (tx) => creditTransfer(tx, bankVA, amount, await businessNow(tx)));
    if (!row) return reply.code(404).send({ error: "nobody has this account number" });
    return {
      payGid: row.id,
      loanGid: row.loanId,
      amount: nairaText(row.amount),
      credit: nairaText(row.parts?.credit ?? 0),
    };
  });
  app.post<{ Body: ControlBody }>("/reverse", async ({ body }, reply) => {
    const { payGid } = body ?? {};
    try {
      const row = await inTx(async (tx) => reversePayment(tx, String(payGid), await businessNow(tx)));
      return { payGid: row.id, amount: nairaText(row.amount) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const found = error.status !== STATUS.notFound;
      return reply.code(found ? 409 : 404).send({ error: found ? whyStands(error) : "there is no payment of this id" });
    }
  });
}
