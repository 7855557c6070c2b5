import type { FastifyInstance } from "fastify";
import { askedBoot } from "./asked-page.ts";
import type { Hosted } from "./hosted.ts";

/** Another than what follows a pair's codes: they hold no letters. */
const WHOLE = "/icon/:b-:c-whole.svg";

/**
 * Serves each brand's icon: under the address that its page names, and under the one that browsers, previews and
 * crawlers ask for when no page told them.
 */
export async function iconPlugin(
  server: FastifyInstance,
  { documents }: { readonly documents: Pick<Hosted, "current"> },
): Promise<void> {
  for (const address of ["/icon/:b-:c.svg", WHOLE, "/icon.svg", "/favicon.ico"])
    server.get<{ Params: { b?: string; c?: string } }>(address, (request, reply) => {
      const { b, c } = request.params;
      const search = b === undefined || c === undefined ? searchOf(request.url) : `?${new URLSearchParams({ b, c })}`;
      const release = documents.current(request.headers.cookie);
      const boot = askedBoot(release, search, request.headers.cookie);
      const drawn = boot && release.drawn(boot);
      if (!boot || !drawn)
        return reply.code(503).header("cache-control", "no-store").send({ error: "Service Unavailable" });
      reply.header("cache-control", "public, max-age=3600").header("vary", "cookie");
      // A drawing of the brand's own is its icon as it is.
      const { mark } = boot.brand;
      if (typeof mark === "string" && mark.startsWith("/assets/")) return reply.redirect(mark);
      return reply.type("image/svg+xml").send(address === WHOLE ? drawn.wholeIcon : drawn.icon);
    });
}

const searchOf = (url: string): string => (url.includes("?") ? url.slice(url.indexOf("?")) : "");
