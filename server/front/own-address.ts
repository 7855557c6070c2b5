import type { FastifyRequest } from "fastify";

/**
 * What says why a request does not come by the address that a page is reached at, or not from that page itself; null
 * where it does. Who ends TLS before this is taken at his word where `PROXIES` names him.
 * @param origin as in https://studio.example.com
 */
export function misledBy(origin: string): (request: FastifyRequest) => string | null {
  const own = new URL(origin);
  return ({ protocol, host, headers, method }) => {
    const { origin: from, "sec-fetch-site": site, "sec-fetch-mode": mode, "content-type": type = "" } = headers;
    // Any other name may be led here by whoever owns it.
    if (host !== own.host) return `only at ${origin}`;
    if (`${protocol}:` !== own.protocol) return `only over ${own.protocol.slice(0, -1)}, by a proxy that PROXIES names`;
    if (method === "GET" || method === "HEAD") {
      // Somebody may be led to the page by a link; nothing else of it is for other sites.
      const led = mode === "navigate" || site === undefined || site === "same-origin" || site === "none";
      return led ? null : "not from another site";
    }
    if (from !== own.origin || (site !== undefined && site !== "same-origin")) return "not from another site";
    return /^application\/json\b/i.test(type) ? null : "only JSON: content-type application/json";
  };
}
