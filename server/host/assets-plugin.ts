import { extname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { FOREVER } from "./forever.ts";
import type { Hosted } from "./hosted.ts";

/** What pictures there may be (`publish/check/brand/assets.ts`). */
const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

/**
 * Serves what pages load by its name: the pictures of brands as they are in the release, so that one which does not
 * hold is never sent, and what was built.
 * @param built folders whose `assets/` hold that
 */
export async function assetsPlugin(
  server: FastifyInstance,
  { documents, built }: { readonly documents: Pick<Hosted, "current">; readonly built: readonly string[] },
): Promise<void> {
  if (built.length > 0)
    await server.register(fastifyStatic, {
      root: [...built],
      index: false,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      // What was built has its content in its name.
      setHeaders: (reply) => void reply.header("cache-control", FOREVER),
      allowedPath: (path) => /^\/?assets\//.test(path),
    });
  server.get<{ Params: { name: string } }>("/assets/:name", (request, reply) => {
    const { name } = request.params;
    const picture = documents.current(request.headers.cookie).picture(name);
    if (!picture) return built.length > 0 ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
    const etag = `"${picture.print}"`;
    // A picture keeps its name when it changes.
    void reply.header("cache-control", "no-cache").header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const { buffer, byteOffset, byteLength } = picture.bytes;
    return reply
      .type(types[extname(name)] ?? "application/octet-stream")
      .send(Buffer.from(buffer, byteOffset, byteLength));
  });
}
