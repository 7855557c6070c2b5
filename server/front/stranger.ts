import type { FastifyRequest } from "fastify";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
/** Names by which this machine calls itself: any other name may be led here by whoever owns it. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** What a proxy adds: then somebody else asks, from anywhere. */
const FORWARDED = /^(forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/;
/** How a browser says that no other site has led to a request. */
const OWN_SITE = new Set(["same-origin", "none"]);

/** Why a request is not one of this machine's own for its controls; null where it is. */
export function strangerBecause({ socket, headers, method }: FastifyRequest): string | null {
  const { host = "", origin, "sec-fetch-site": site = "none", "content-type": type = "" } = headers;
  if (!LOOPBACK.has(socket.remoteAddress ?? "")) return "only from this machine";
  if (!OWN_NAME.test(host)) return "only by the name localhost, 127.0.0.1 or [::1]";
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return "not through a proxy";
  if (!OWN_SITE.has(String(site)) || (origin !== undefined && origin !== `http://${host}`))
    return "not from another site";
  if (method === "POST" && !/^application\/json\b/i.test(type)) return "only JSON: content-type application/json";
  return null;
}
