import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { isUnavailable } from "../database/unavailable.ts";
import { logOptions } from "./log-options.ts";
import { addSafeHeaders } from "./safe-headers.ts";

/** How a server is made. */
export interface ServerOptions {
  logLevel?: string;
  /** Where the log goes; default standard output. */
  log?: { write: (line: string) => void };
  /** Addresses of proxies whose word on who asks is taken; none unless told. */
  proxies?: readonly string[];
  /** How long a request may take to come, ms. */
  slowest?: { headers: number; whole: number };
}

/** A photo over a slow line comes in a minute; headers are a packet or two. */
const SLOWEST = { headers: 15_000, whole: 60_000 };
/** Longer than any answer takes, the slowest that the sandbox plays included. */
const SILENCE = 120_000;

/**
 * A server as all of ours are: it waits for nobody for ever, every answer has the headers that protect whoever asks,
 * the log holds what is allowed, and no answer says what went wrong inside.
 */
export async function newServer({
  logLevel,
  log,
  proxies = [],
  slowest = SLOWEST,
}: ServerOptions = {}): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { ...logOptions(logLevel), ...(log && { stream: log }) },
    forceCloseConnections: true,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    connectionTimeout: SILENCE,
    requestTimeout: slowest.whole,
    http: { headersTimeout: slowest.headers, connectionsCheckingInterval: Math.min(1_000, slowest.headers) },
    clientErrorHandler: refuse,
    rewriteUrl: readable,
    // What is of another type than it should be is refused: a list of one name is no name.
    ajv: { customOptions: { coerceTypes: false } },
  });
  await addSafeHeaders(server);
  server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "the request failed");
    return reply.code(status).send({ error: STATUS_CODES[status] });
  });
  return server;
}

/** An address that cannot be decoded, as one that leads nowhere: Fastify would say it again in its own answer. */
function readable({ url = "/" }: { url?: string }): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "-"), ...query].join("?");
  }
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, or came too slowly, and hangs up. */
function refuse({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = STATUS_BY_CODE[code ?? ""] ?? 400;
  const headers = ["content-length: 0", "x-content-type-options: nosniff", "connection: close"];
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, "", ""].join("\r\n"));
}
