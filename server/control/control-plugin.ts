import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { koboOf, nairaText } from "../../lending/money-text.ts";
import { fault } from "../database/tables/frame.ts";
import type { Database, Tx } from "../database/tx.ts";
import { advanceClock, businessNow, setClock } from "../lender/call/business-clock.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { ledgerSheet } from "../lender/ledger/ledger-sheet.ts";
import { readOutbox } from "../lender/notes/outbox.ts";
import { personas } from "../lender/personas/list.ts";
import { Refusal } from "../contract/refusal.ts";
import { reversePayment } from "../lender/repayment/reverse-payment.ts";
import { creditTransfer } from "./credit-transfer.ts";
import { advanceAll, closeOfBusiness } from "./close-of-business.ts";
import { reset } from "./reset.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

type Body = Record<string, unknown>;

/** The sandbox's own controls, for callers of this machine only; plain JSON answers, no envelope. */
export function controlPlugin(db: Database, openapi: () => unknown = () => ({})): FastifyPluginAsync {
  return async (app) => {
    app.addHook("onRequest", async (request, reply) => {
      if (!LOOPBACK.has(request.socket.remoteAddress ?? ""))
        return reply.code(403).send({ error: "only from this machine" });
      reply.header("Cache-Control", "no-store");
    });
    const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work);
    app.get("/openapi.json", async () => openapi());
    app.get("/personas", async () => ({ personas }));
    app.get("/outbox", () => inTx(async (tx) => ({ messages: await readOutbox(tx) })));
    app.get("/ledger", () => inTx(async (tx) => ledgerView(await ledgerSheet(tx))));
    app.get("/clock", () => inTx(async (tx) => ({ now: await businessNow(tx) })));
    addWrites(app, inTx);
  };
}

function addWrites(app: FastifyInstance, inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>): void {
  app.post<{ Body: Body | null }>("/clock", async ({ body }, reply) => {
    const { advanceMs, set } = body ?? {};
    const by = isWhole(advanceMs) ? advanceMs : undefined;
    const to = isWhole(set) ? set : undefined;
    if ((by === undefined) === (to === undefined))
      return reply.code(400).send({ error: "give advanceMs or set, a whole number of ms" });
    return inTx(async (tx) => {
      if (by !== undefined) await advanceClock(tx, by);
      if (to !== undefined) await setClock(tx, to);
      const now = await businessNow(tx);
      await advanceAll(tx, now);
      return { now };
    });
  });
  app.post("/cob", () => inTx(async (tx) => closeOfBusiness(tx, await businessNow(tx))));
  app.post("/reset", () => inTx(async (tx) => ({ done: (await reset(tx)) === undefined })));
  app.post<{ Body: Body | null }>("/credit-va", async ({ body }, reply) => {
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
  app.post<{ Body: Body | null }>("/reverse", async ({ body }, reply) => {
    const { payGid } = body ?? {};
    try {
      const row = await inTx(async (tx) => reversePayment(tx, String(payGid), await businessNow(tx)));
      return { payGid: row.id, amount: nairaText(row.amount) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(404).send({ error: "there is no payment of this id that succeeded" });
    }
  });
  app.post<{ Body: Body | null }>("/fault", async ({ body }, reply) => {
    const { path, times = 1, status, delay, drop, garble } = body ?? {};
    const effects = [isWhole(status), isWhole(delay), drop === true, garble === true];
    if (typeof path !== "string" || !path.startsWith("/") || !isWhole(times) || !effects.includes(true)) {
      return reply
        .code(400)
        .send({ error: "give path (under the mount) and status, delay (ms), drop or garble, and times" });
    }
    const effect = {
      ...(isWhole(status) ? { status } : {}),
      ...(isWhole(delay) ? { delay } : {}),
      ...(drop === true ? { drop } : {}),
      ...(garble === true ? { garble } : {}),
    };
    await inTx((tx) => tx.insert(fault).values({ path, times, effect }));
    return { path, times, effect };
  });
}

function ledgerView({ accounts, sum, transfers }: Awaited<ReturnType<typeof ledgerSheet>>) {
  return {
    accounts: accounts.map(({ code, kind, balance }) => ({ code, kind, balance: nairaText(balance) })),
    sum: nairaText(sum),
    transfers,
  };
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
