import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { noLineAddress, workerAddress, workerStateAddress } from "../../publish/page/worker-addresses.ts";
import type { BuiltApp } from "./built-app.ts";
import type { Compressed } from "./compressed.ts";
import type { Hosted } from "./hosted.ts";
import { helpNumbers } from "./help-numbers.ts";
import { composeNoLine } from "./no-line-page.ts";

/** What the worker itself may do (R80): ask this host, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Where the script lies that a server of plain files puts in the worker's place, to withdraw it. */
export const workerOffAddress = "/worker-off.js";

interface Options {
  readonly documents: Pick<Hosted, "current">;
  readonly app: Pick<BuiltApp, "workerFolder" | "style">;
  readonly compressed: Compressed;
  /** It is withdrawn (S31). */
  readonly off: boolean;
}

/**
 * Serves the worker that keeps pages for who has no line or a slow one (S29), the page of no brand that it shows, and
 * whether it is withdrawn. Browsers ask for all of it anew whenever they look.
 */
export async function workerPlugin(
  server: FastifyInstance,
  { documents, app, compressed, off }: Options,
): Promise<void> {
  const scriptOf = (name: string) => readFileSync(join(app.workerFolder, `${name}.js`), "utf8");
  const scripts = {
    [workerAddress]: scriptOf(off ? "worker-off" : "worker"),
    [workerOffAddress]: scriptOf("worker-off"),
  };
  for (const [address, script] of Object.entries(scripts))
    server.get(address, (request, reply) => {
      void reply
        .header("cache-control", "no-cache")
        .header("content-security-policy", POLICY)
        .type("text/javascript; charset=utf-8");
      return compressed.send(request, reply, address, script);
    });
  server.get(workerStateAddress, (_request, reply) => reply.header("cache-control", "no-store").send({ off }));
  server.get(noLineAddress, (request, reply) => {
    const publication = documents.current(request.headers.cookie);
    const { texts, release } = publication;
    const { html, policy } = composeNoLine(app.style, texts, helpNumbers(publication));
    void reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8");
    return compressed.send(request, reply, noLineAddress + release.id, html);
  });
}
