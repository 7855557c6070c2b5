import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { assetsPlugin } from "./assets-plugin.ts";
import { askedBoot } from "./asked-page.ts";
import type { BuiltApp } from "./built-app.ts";
import { composeClosed } from "./closed-page.ts";
import { Compressed } from "./compressed.ts";
import { documentsPlugin } from "./documents-plugin.ts";
import { galleryPlugin } from "./gallery-plugin.ts";
import type { Hosted, Sent } from "./hosted.ts";
import { iconPlugin } from "./icon-plugin.ts";
import { numberedCookies } from "./device-number.ts";
import { manifestPlugin } from "./manifest-plugin.ts";
import type { Page } from "./page.ts";
import { workerPlugin } from "./worker-plugin.ts";

export interface HostOptions {
  readonly documents: Hosted;
  /** Absent in development, where Vite serves the page. */
  readonly app?: BuiltApp;
  /** The worker of pages is withdrawn (S31). */
  readonly workerOff?: boolean;
  /** Pages that one address may ask for in a minute. */
  readonly pages?: number;
  /** Files that one address may ask for in a minute. */
  readonly files?: number;
}

/** What one address may ask for in a minute: of pages and of boots, which are put together; and of files, of which a page has many, and of what is not there. */
const PAGES = 600;
const FILES = 6_000;

/**
 * Serves the web app: its page per brand and language, its static files, and its documents as data (B9). Any other
 * address that a person asks for gets a page with a way on; what a page asks for is not found (R32).
 */
export async function hostPlugin(
  server: FastifyInstance,
  { documents, app, workerOff = false, pages = PAGES, files = FILES }: HostOptions,
): Promise<void> {
  await server.register(rateLimit, { max: files, timeWindow: "1 minute" });
  const limit = { config: { rateLimit: { max: pages, timeWindow: "1 minute" } } };
  const compressed = new Compressed();

  await server.register(documentsPlugin, { documents, prefix: "/documents", limit });
  await server.register(assetsPlugin, { documents, built: app ? [app.folder, app.galleryFolder] : [] });
  if (!app) return;

  await server.register(galleryPlugin, { folder: app.galleryFolder });
  await server.register(iconPlugin, { documents });
  await server.register(manifestPlugin, { documents });
  await server.register(workerPlugin, { documents, app, compressed, off: workerOff });

  const send = (request: FastifyRequest, reply: FastifyReply, which: "page" | "lost") => {
    const search = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
    const cookies = documents.shares ? numberedCookies(request, reply) : request.headers.cookie;
    const release = documents.current(cookies);
    const boot = askedBoot(release, search, cookies);
    const drawn = boot && release.drawn(boot);
    const page: Sent | Page = drawn?.[which] ?? composeClosed(app.style, release.texts);
    if (!drawn) void reply.code(503).header("retry-after", "60");
    void reply
      .header("cache-control", drawn ? "no-cache" : "no-store")
      .header("content-security-policy", page.policy)
      .type("text/html; charset=utf-8");
    return compressed.send(request, reply, page.policy + (boot ?? release).release.id, page.html);
  };

  server.get("/", limit, (request, reply) => send(request, reply, "page"));
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (request, reply) => {
    void reply.code(404);
    return isPerson(request) ? send(request, reply, "lost") : reply.send({ error: "Not Found" });
  });
}

/** Whether somebody asks for a page by its address, and not a page for one of its files. */
function isPerson({ method, url, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return !/^\/(assets|documents)\//.test(url) && String(headers.accept ?? "").includes("text/html");
}
