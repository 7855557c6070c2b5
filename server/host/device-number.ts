import { randomInt } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf } from "./cookies.ts";

/** How many numbers there are: enough to take one percent, too few to tell a person. */
const NUMBERS = 10_000;
/** How long a device keeps its number, seconds: a year. */
const KEPT = 365 * 24 * 60 * 60;

/** By which number of 0 to 9,999 a device is counted; undefined of one that has none. */
export function deviceNumber(cookies: string | undefined): number | undefined {
  const kept = cookieOf(cookies, "device") ?? "";
  return /^\d{1,4}$/.test(kept) ? Number(kept) : undefined;
}

/** The cookies of a request, with the number of its device, which it is given where it has none. */
export function numberedCookies(request: FastifyRequest, reply: FastifyReply): string {
  const { cookie = "" } = request.headers;
  if (deviceNumber(cookie) !== undefined) return cookie;
  const device = `device=${randomInt(NUMBERS)}`;
  void reply.header("set-cookie", `${device}; Path=/; Max-Age=${KEPT}; SameSite=Lax; HttpOnly`);
  return `${cookie}; ${device}`;
}
