import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { askedBoot } from "./asked-page.ts";
import type { BuiltApp } from "./built-app.ts";
import type { LivePublication } from "../../publish/pack/live-publication.ts";
import { Compressed } from "./compressed.ts";
import { documentsPlugin } from "./documents-plugin.ts";
import { FOREVER } from "./forever.ts";
import { galleryPlugin } from "./gallery-plugin.ts";
import { iconPlugin } from "./icon-plugin.ts";
import { composePage, type Page } from "./page.ts";

export interface HostOptions {
  readonly documents: LivePublication;
  /** Absent in development, where Vite serves the page. */
  readonly app?: BuiltApp;
}

/** Serves the web app: its page per brand and language, its static files, and its documents as data (B9). */
export async function hostPlugin(server: FastifyInstance, { documents, app }: HostOptions): Promise<void> {
  const compressed = new Compressed();
  const pages = new WeakMap<object, Page>();

  await server.register(documentsPlugin, { documents, prefix: "/documents" });
  if (!app) return;
  await server.register(fastifyStatic, {
    root: [app.folder, app.galleryFolder],
    index: false,
    wildcard: true,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", path.includes("/assets/") ? FOREVER : "no-cache");
    },
    allowedPath: (path) => path.startsWith("/assets/"),
  });

  await server.register(galleryPlugin, { folder: app.galleryFolder });
  await server.register(iconPlugin, { documents, icon: app.icon });

  server.get("/", (request, reply) => {
    const search = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
    const boot = askedBoot(documents.current(), search, request.headers.cookie);
    const page = pages.get(boot) ?? composePage(app.frame, app.style, boot, app.prerender(boot));
    pages.set(boot, page);
    void reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", page.policy)
      .header("referrer-policy", "no-referrer")
      .header("x-content-type-options", "nosniff")
      .type("text/html; charset=utf-8");
    return compressed.send(request, reply, page.policy + boot.release.id, page.html);
  });
}
