import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

interface ToolsGiven {
  /** Where the studio was built. */
  readonly folder: string;
  /** Origins of the studio: nobody else is heard. */
  readonly frames: readonly string[];
  readonly password: string;
}

const address = "/preview/tools.js";

/**
 * Gives each page of the preview the script by which the studio speaks to it (`studio/in-preview/`), before the app's
 * own: whether a native app is around a page is looked at once. The packs are as they were.
 */
export function addTools(server: FastifyInstance, { folder, frames, password }: ToolsGiven): void {
  const script = readFileSync(join(folder, "in-preview.js"));
  const tag = `<script src="${address}" data-studio="${frames.join(" ")}" data-password="${password}"></script>`;
  server.get(address, (_, reply) =>
    reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(script),
  );
  server.addHook("onSend", async (_, reply, payload) => {
    const page = typeof payload === "string" && String(reply.getHeader("content-type")).startsWith("text/html");
    return page ? payload.replace("<head>", `<head>${tag}`) : payload;
  });
}
