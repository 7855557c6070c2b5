import type { FastifyInstance } from "fastify";
import type { Boot } from "../../publish/page/boot.ts";
import type { LivePublication } from "../../publish/pack/live-publication.ts";
import { askedBoot } from "./asked-page.ts";

interface IconOptions {
  readonly documents: Pick<LivePublication, "current">;
  readonly icon: (brand: Boot["brand"]) => string;
}

/**
 * Serves each brand's icon: under the address that its page names, and under the one that browsers, previews and
 * crawlers ask for when no page told them.
 */
export async function iconPlugin(server: FastifyInstance, { documents, icon }: IconOptions): Promise<void> {
  for (const address of ["/icon.svg", "/favicon.ico"])
    server.get(address, (request, reply) => {
      const search = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
      const { brand } = askedBoot(documents.current(), search, request.headers.cookie);
      return reply
        .header("cache-control", "public, max-age=3600")
        .header("vary", "cookie")
        .type("image/svg+xml")
        .send(icon(brand));
    });
}
