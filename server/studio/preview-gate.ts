import type { FastifyInstance } from "fastify";
import { cookieOf } from "../host/cookies.ts";

/** Who may see a preview that others than this machine reach. */
export interface PreviewGate {
  /** Of the studio, whose page alone lets a browser in. */
  readonly studio: string;
  /** Whether a key is of somebody who is in, at this moment. */
  readonly isKey: (key: string) => Promise<boolean>;
  /** Whether the browser is to send it over TLS alone. */
  readonly secure: boolean;
}

const ENTER = "/preview/enter";

/**
 * Shows a preview to who is in the studio alone. The studio's page hands the key of its session over; it lets the
 * browser see the preview and nothing else, and is none any more once the session is over.
 */
export function addGate(server: FastifyInstance, { studio, isKey, secure }: PreviewGate): void {
  const name = secure ? "__Host-preview" : "preview";
  server.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url === ENTER || (await isKey(cookieOf(request.headers.cookie, name) ?? ""))) return;
    return reply.code(403).type("text/plain; charset=utf-8").send("The preview is shown in the studio, to who is in.");
  });
  server.post<{ Body: unknown }>(ENTER, { bodyLimit: 200 }, async ({ headers, body }, reply) => {
    const key = typeof body === "string" ? body : "";
    if (headers.origin !== studio || !(await isKey(key))) return reply.code(403).send();
    return reply
      .header("access-control-allow-origin", studio)
      .header("access-control-allow-credentials", "true")
      .header("set-cookie", `${name}=${key}; HttpOnly; ${secure ? "Secure; " : ""}SameSite=Strict; Path=/`)
      .code(204)
      .send();
  });
}
