import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { policyOf } from "./page.ts";

/** Serves the gallery of widgets under the same policy as the app; its scripts lie with the app's. */
export async function galleryPlugin(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const html = readFileSync(join(folder, "gallery.html"), "utf8");
  server.get("/gallery.html", (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", policyOf([], []))
      .type("text/html; charset=utf-8")
      .send(html),
  );
}
