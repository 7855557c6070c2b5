import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Compressed forms of texts that are sent again and again. */
export class Compressed {
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
