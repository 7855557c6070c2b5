import type { FastifyInstance } from "fastify";
import type { Hosted } from "./hosted.ts";
import { manifestOf } from "./manifest.ts";

/** Serves how each pair is installed on a phone, in each language (S28). */
export async function manifestPlugin(
  server: FastifyInstance,
  { documents }: { readonly documents: Pick<Hosted, "current"> },
): Promise<void> {
  server.get<{ Params: { name: string } }>("/manifest/:name", (request, reply) => {
    const [, b = "", c = "", language = ""] = /^([\w.]+)-([\w.]+)-(\w+)\.json$/.exec(request.params.name) ?? [];
    const { boot, codes, texts } = documents.current(request.headers.cookie);
    if (!codes.business.includes(b) || !codes.channel.includes(c) || !Object.hasOwn(texts, language))
      return reply.code(404).send({ error: "no such brand or language" });
    const found = boot(b, c, language);
    if (!found) return reply.code(503).send({ error: "this brand is not served at the moment" });
    return reply
      .header("cache-control", "no-cache")
      .type("application/json")
      .send(JSON.stringify(manifestOf(found)));
  });
}
