import type { FastifyInstance } from "fastify";
import { Compressed } from "./compressed.ts";
import { deviceNumber } from "./device-number.ts";
import { FOREVER } from "./forever.ts";
import type { Hosted } from "./hosted.ts";
import { spokenBoot } from "./spoken-boot.ts";
import { networkOf } from "../front/network-of.ts";

const unfitBody = {
  type: "object",
  required: ["release"],
  properties: { release: { type: "string", maxLength: 100 } },
};

/** Serves the documents as data: what a page of a brand starts with, and the packs and texts that it names (B9). */
export async function documentsPlugin(
  server: FastifyInstance,
  { documents, limit = {} }: { readonly documents: Hosted; readonly limit?: object },
): Promise<void> {
  const compressed = new Compressed();

  server.get<{ Params: { pair: string } }>("/boot/:pair", limit, (request, reply) => {
    const [, b = "", c = "", language = ""] = /^([\w.]+)-([\w.]+)-(\w+)\.json$/.exec(request.params.pair) ?? [];
    const publication = documents.current(request.headers.cookie);
    const { fallback, texts, codes: exist } = publication;
    // "default" stands for whatever the documents say it is.
    const codes = [b === "default" ? fallback.business : b, c === "default" ? fallback.channel : c] as const;
    const boot = Object.hasOwn(texts, language) ? spokenBoot(publication, ...codes, language) : undefined;
    void reply.header("cache-control", "no-cache").type("application/json");
    const [business, channel] = codes;
    const known =
      exist.business.includes(business) && exist.channel.includes(channel) && Object.hasOwn(texts, language);
    if (!boot && known) return reply.code(503).send({ error: "this brand is not served at the moment" });
    if (!boot) return reply.code(404).send({ error: "no such brand or language" });
    return reply.send(JSON.stringify(boot));
  });

  // Asked by a page that comes to home or login: there it goes on with another release (R10).
  server.get("/current.json", limit, (request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("application/json")
      .send(JSON.stringify({ release: documents.current(request.headers.cookie ?? "").release.id })),
  );

  server.post<{ Body: { release: string } }>("/unfit", { ...limit, schema: { body: unfitBody } }, (request, reply) => {
    const device = deviceNumber(request.headers.cookie);
    // The page goes on: nobody waits for what follows from it.
    if (device !== undefined) void documents.failed?.(request.body.release, device, networkOf(request.ip));
    return reply.code(204).send();
  });

  server.get<{ Params: { name: string } }>("/:name", (request, reply) => {
    const { name } = request.params;
    const text = documents.file(name);
    if (text === undefined) return reply.code(404).send({ error: "no such document" });
    void reply.header("cache-control", FOREVER).type("application/json");
    return compressed.send(request, reply, name, text);
  });
}
