import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { FindText } from "../contract/texts.ts";
import type { Database } from "../database/tx.ts";
import { nairaText } from "../../lending/money-text.ts";
import { advanceClock, businessNow, setClock } from "../lender/call/business-clock.ts";
import type { KnownClock } from "../lender/call/known-clock.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { ledgerSheet } from "../lender/ledger/ledger-sheet.ts";
import { readOutbox } from "../lender/notes/outbox.ts";
import { personas } from "../lender/personas/list.ts";
import { advanceAll, closeOfBusiness } from "./close-of-business.ts";
import { addFaults } from "./faults.ts";
import { addMoney } from "./money.ts";
import { resetAgain } from "./reset-again.ts";
import { reset, resetLimits } from "./reset.ts";
import { strangerBecause } from "../front/stranger.ts";
import { type ControlBody, type InTransaction, isWhole } from "./route.ts";

/** What the controls work on. */
interface Controlled {
  db: Database;
  /** Told where a control moves the business clock to. */
  clock: KnownClock;
  openapi?: () => unknown;
  /** In whose words one is reminded of what is due by then. */
  text: FindText;
}

/** The sandbox's own controls, for callers of this machine only; plain JSON answers, no envelope. */
export function controlPlugin({ db, clock, text, openapi = () => ({}) }: Controlled): FastifyPluginAsync {
  return async (app) => {
    app.addHook("onRequest", async (request, reply) => {
      const error = strangerBecause(request);
      if (error !== null) return reply.code(403).send({ error });
      reply.header("Cache-Control", "no-store");
    });
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "no such control" }));
    const inTx: InTransaction = (work) => inTransaction(db, work);
    app.get("/openapi.json", async () => openapi());
    app.get("/personas", async () => ({ personas }));
    app.get("/outbox", () => inTx(async (tx) => ({ messages: await readOutbox(tx) })));
    app.get("/ledger", () => inTx(async (tx) => ledgerView(await ledgerSheet(tx))));
    app.get("/clock", () => inTx(async (tx) => ({ now: await businessNow(tx) })));
    addClock(app, inTx, clock, text);
    addMoney(app, inTx);
    addFaults(app, inTx);
  };
}

function addClock(app: FastifyInstance, inTx: InTransaction, clock: KnownClock, text: FindText): void {
  app.post<{ Body: ControlBody }>("/clock", async ({ body }, reply) => {
    const { advanceMs, set } = body ?? {};
    const by = isWhole(advanceMs) ? advanceMs : undefined;
    const to = isWhole(set) ? set : undefined;
    if ((by === undefined) === (to === undefined))
      return reply.code(400).send({ error: "give advanceMs or set, a whole number of ms" });
    const now = await inTx(async (tx) => {
      if (by !== undefined) await advanceClock(tx, by);
      if (to !== undefined) await setClock(tx, to);
      const moved = await businessNow(tx);
      await advanceAll(tx, moved, text);
      return moved;
    });
    clock.seen(now);
    return { now };
  });
  app.post("/cob", () => inTx(async (tx) => closeOfBusiness(tx, await businessNow(tx), text)));
  const again = resetAgain();
  app.post<{ Body: ControlBody }>("/reset", async ({ body }) => {
    if (body?.only === "limits") {
      await inTx(resetLimits);
      return { done: true };
    }
    clock.seen(await inTx(body?.again === true ? again : reset));
    return { done: true };
  });
}

function ledgerView({ accounts, sum, transfers }: Awaited<ReturnType<typeof ledgerSheet>>) {
  return {
    accounts: accounts.map(({ code, kind, balance }) => ({ code, kind, balance: nairaText(balance) })),
    sum: nairaText(sum),
    transfers,
  };
}
