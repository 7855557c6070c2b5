import type { FastifyInstance } from "fastify";
import { fault } from "../database/tables/frame.ts";
import { type ControlBody, type InTransaction, isWhole } from "./route.ts";

/** Strikes the next calls of a path. */
export function addFaults(app: FastifyInstance, inTx: InTransaction): void {
  app.post<{ Body: ControlBody }>("/fault", async ({ body }, reply) => {
    const { path, times = 1, status, delay, drop, garble, after, bare, page } = body ?? {};
    const effect = {
      ...(isWhole(status) ? { status } : {}),
      ...(isWhole(delay) ? { delay } : {}),
      ...(drop === true ? { drop } : {}),
      ...(garble === true ? { garble } : {}),
      ...(after === true ? { after } : {}),
      ...(bare === true ? { bare } : {}),
      ...(page === true ? { page } : {}),
    };
    const strikes = Object.keys(effect).length > 0;
    if (typeof path !== "string" || !path.startsWith("/") || !isWhole(times) || !strikes) {
      return reply.code(400).send({
        error:
          "give path (under the mount) and status (with after: once it was carried out), delay (ms), drop, garble, bare or page, and times",
      });
    }
    await inTx((tx) => tx.insert(fault).values({ path, times, effect }));
    return { path, times, effect };
  });
}
