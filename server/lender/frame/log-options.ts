import { scrubUrl } from "./scrub-url.ts";

/** Options for the logger of the server that the lender runs in: no token or personal value of a URL reaches the log. */
export function logOptions(level = "warn") {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: scrubUrl(request.url) }),
    },
    redact: ["req.headers.authorization", "req.headers.cookie"],
  };
}
