import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What is no page needs nothing; a page says its own policy (`server/host/page.ts`). */
const NOTHING = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** The camera takes the pictures of the credit form; nothing else of the device is the page's. */
const PERMISSIONS = [
  "camera=(self)",
  ...["accelerometer", "autoplay", "display-capture", "encrypted-media", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "publickey-credentials-get", "usb", "xr-spatial-tracking"],
]
  .map((feature) => (feature.includes("=") ? feature : `${feature}=()`))
  .join(", ");

/** A year; not for sub-domains, which may be another's. */
const STRICT = "max-age=31536000";

/**
 * What every answer says to browsers, also one that failed or found nothing: its type is as it says, it may not be
 * framed or read by other sites, what it may use of the device, and over TLS that it is never to be asked for without.
 */
export async function addSafeHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: false,
    // Older browsers, which do not read who may frame a page from its policy.
    xFrameOptions: { action: "sameorigin" },
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
    if (isSecure(request.protocol, request.headers["x-forwarded-proto"]))
      reply.header("strict-transport-security", STRICT);
  });
}

/** Whoever says so of his own request gets no more than the header. */
const isSecure = (protocol: string, forwarded: string | string[] | undefined): boolean =>
  protocol === "https" || forwarded === "https";
