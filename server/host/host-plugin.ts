import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askedBoot } from "./asked-page.ts";
import type { BuiltApp } from "./built-app.ts";
import type { LivePublication } from "../../publish/pack/live-publication.ts";
import { galleryPlugin } from "./gallery-plugin.ts";
import { composePage, type Page } from "./page.ts";

export interface HostOptions {
  readonly documents: LivePublication;
  /** Absent in development, where Vite serves the page. */
  readonly app?: BuiltApp;
}

const year = 31_536_000;

/** Compressed forms of texts that are sent again and again. */
class Compressed {
  readonly #known = new Map<string, Buffer>();

  send(request: FastifyRequest, reply: FastifyReply, key: string, text: string): FastifyReply {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const way = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    void reply.header("vary", "accept-encoding, cookie");
    if (!way) return reply.send(text);
    const name = `${way} ${key}`;
    const body = this.#known.get(name) ?? compress(way, text);
    if (this.#known.size > 200) this.#known.clear();
    this.#known.set(name, body);
    return reply.header("content-encoding", way).send(body);
  }
}

const compress = (way: "br" | "gzip", text: string): Buffer =>
  way === "gzip" ? gzipSync(text) : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Serves the web app: its page per brand and language, its static files, and its documents as data (B9). */
export async function hostPlugin(server: FastifyInstance, { documents, app }: HostOptions): Promise<void> {
  const compressed = new Compressed();
  const pages = new WeakMap<object, Page>();

  server.get<{ Params: { pair: string } }>("/documents/boot/:pair", (request, reply) => {
    const [, b = "", c = "", language = ""] = /^([\w.]+)-([\w.]+)-(\w+)\.json$/.exec(request.params.pair) ?? [];
    const { boot: bootOf, fallback } = documents.current();
    // "default" stands for whatever the documents say it is.
    const boot = bootOf(b === "default" ? fallback.business : b, c === "default" ? fallback.channel : c, language);
    void reply.header("cache-control", "no-cache").type("application/json");
    if (!boot) return reply.code(404).send({ error: "no such brand or language" });
    return reply.send(JSON.stringify(boot));
  });

  server.get<{ Params: { name: string } }>("/documents/:name", (request, reply) => {
    const { name } = request.params;
    const text = documents.file(name);
    if (text === undefined) return reply.code(404).send({ error: "no such document" });
    void reply.header("cache-control", `public, max-age=${year}, immutable`).type("application/json");
    return compressed.send(request, reply, name, text);
  });

  if (!app) return;
  await server.register(fastifyStatic, {
    root: [app.folder, app.galleryFolder],
    index: false,
    wildcard: true,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", path.includes("/assets/") ? `public, max-age=${year}, immutable` : "no-cache");
    },
    allowedPath: (path) => path.startsWith("/assets/"),
  });

  await server.register(galleryPlugin, { folder: app.galleryFolder });

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
