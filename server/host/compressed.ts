import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Compressed forms of what is sent again and again, and what each is known by, so that who has it is not sent it again.
 * What is compressed for the first time is so beside the thread that answers, so that nobody else waits.
 */
export class Compressed {
  readonly #known = new Map<string, Promise<Buffer>>();
  readonly #prints = new Map<string, string>();

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    text: string | Uint8Array,
  ): Promise<FastifyReply> {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const way = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    const print = this.#printOf(key, text);
    void reply.header("vary", "accept-encoding, cookie").header("etag", print);
    if (reply.statusCode === 200 && request.headers["if-none-match"] === print) return reply.code(304).send();
    if (!way) return reply.send(typeof text === "string" ? text : asBuffer(text));
    const name = `${way} ${key}`;
    const body = this.#known.get(name) ?? compress(way, text);
    if (this.#known.size > 200) this.#known.clear();
    this.#known.set(name, body);
    return reply.header("content-encoding", way).send(await body);
  }

  /** By its key and its content: another build sends other pages under the same key. */
  #printOf(key: string, text: string | Uint8Array): string {
    const print =
      this.#prints.get(key) ?? `W/"${createHash("sha256").update(key).update(text).digest("base64url").slice(0, 22)}"`;
    if (this.#prints.size > 200) this.#prints.clear();
    this.#prints.set(key, print);
    return print;
  }
}

const [gzipped, brotli] = [promisify(gzip), promisify(brotliCompress)];

const compress = (way: "br" | "gzip", text: string | Uint8Array): Promise<Buffer> =>
  way === "gzip" ? gzipped(text) : brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
