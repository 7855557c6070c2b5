import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { policyOf } from "./page.ts";

/** The pages for developers. */
const pages = ["gallery.html", "reference.html"];

/** Serves the gallery of widgets and the reference under the same policy as the app; their scripts lie with the app's. */
export async function galleryPlugin(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  for (const page of pages) {
    const html = readFileSync(join(folder, page), "utf8");
    server.get(`/${page}`, (_request, reply) =>
      reply
        .header("cache-control", "no-cache")
        .header("content-security-policy", policyOf([], []))
        .type("text/html; charset=utf-8")
        .send(html),
    );
  }
}
