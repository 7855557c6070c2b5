import type { FastifyInstance } from "fastify";

/** What a page's calls carry besides, and what it reads of an answer (`server/contract/openapi/openapi.ts` says so to lenders). */
const CARRIED = "content-type, device-id, idempotency-key, user-language, cipher, authorization";
const READ = "date, retry-after";
/** How long a browser may remember that it may, s. */
const REMEMBERED = "600";

/**
 * Lets pages of other origins find out whether anybody answers here (`app/lifecycle/reach-host.ts`). A browser keeps to
 * itself what another site forbids it, and says so as an error each time; of an answer to HEAD no page reads anything.
 */
export function reachable(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  server.addHook("onSend", async ({ method, url }, reply) => {
    if (method === "HEAD" && url === "/") reply.header("cross-origin-resource-policy", "cross-origin");
  });
}

/**
 * Lets pages of these origins, and of no other, make the calls of a server and read what they are answered. A page of
 * the server's own origin needs none of it.
 */
export function otherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async ({ headers: { origin } }, reply) => {
    reply.header("vary", "origin");
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin).header("access-control-expose-headers", READ);
  });
  app.options("/*", async ({ headers: { origin } }, reply) => {
    if (origin !== undefined && origins.includes(origin))
      reply
        .header("access-control-allow-methods", "GET, POST")
        .header("access-control-allow-headers", CARRIED)
        .header("access-control-max-age", REMEMBERED);
    return reply.code(204).send();
  });
}
