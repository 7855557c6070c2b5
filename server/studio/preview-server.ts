import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { isLoopback } from "../front/loopback.ts";
import { newServer } from "../front/new-server.ts";
import { bootElementId } from "../../publish/page/boot.ts";
import type { BuiltApp } from "../host/built-app.ts";
import { hostPlugin } from "../host/host-plugin.ts";
import type { EarlyDraft } from "./early-draft.ts";
import { addGate, type PreviewGate } from "./preview-gate.ts";
import { addTools } from "./preview-tools.ts";

interface PreviewOptions {
  /** The folder as a release of it would be. */
  readonly draft: Pick<EarlyDraft, "current" | "file" | "look" | "releaseOf">;
  readonly app: BuiltApp;
  /** Who answers the app's calls; absent, its brand's documents say where they go. */
  readonly lender?: FastifyPluginAsync | undefined;
  /** Origins whose pages may show it within them: the studio's. */
  readonly frames: readonly string[];
  /** By what everybody whom the lender knows logs in. */
  readonly password: string;
  /** Where it listens; a port that is free on this machine's own address unless told. */
  readonly at?: { readonly host: string; readonly port: number } | undefined;
  /** Addresses of proxies whose word on who asks is taken. */
  readonly proxies?: readonly string[] | undefined;
  /** Who may see it, where others reach it; absent, whoever is at this machine. */
  readonly gate?: PreviewGate | undefined;
}

/** How often an open line says that it is there, ms: less than what any proxy or browser waits. */
const SIGN = 20_000;

/** A preview that answers. */
export interface Preview {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the app on the folder's documents, saved or not yet published, at an origin of its own: whatever a document
 * does there, it does without the studio's session. The packs are those that a release of the folder has; the page
 * besides loads itself again when another one is served, and does what the studio asks (`studio/in-preview/`).
 */
export async function openPreview({
  draft,
  app,
  lender,
  frames,
  at = { host: "127.0.0.1", port: 0 },
  proxies = [],
  gate,
  password,
}: PreviewOptions): Promise<Preview> {
  const server = await newServer({ logLevel: "warn", proxies });
  if (gate) addGate(server, gate);
  else keepHere(server);
  addLine(server, draft);
  addScript(server, frames);
  addTools(server, { folder: app.studioFolder, frames, password });
  if (lender) await server.register(lender);
  await server.register(hostPlugin, { documents: draft, app, workerOff: true });
  const address = await server.listen(at);
  return { origin: address, close: () => server.close() };
}

/** Any other name than this machine's own may be led here by whoever owns it. */
function keepHere(server: FastifyInstance): void {
  server.addHook("onRequest", async ({ hostname }, reply) =>
    isLoopback(hostname)
      ? undefined
      : reply.code(403).type("text/plain").send("The preview is shown at 127.0.0.1 alone."),
  );
}

/** Tells each page which release its pair has, at once and from then on. */
function addLine(server: FastifyInstance, draft: PreviewOptions["draft"]): void {
  const open = new Set<ServerResponse>();
  const sign = setInterval(() => open.forEach((response) => response.write(":\n\n")), SIGN);
  server.addHook("onClose", async () => clearInterval(sign));
  server.get<{ Querystring: { b?: string; c?: string } }>("/preview/news", (request, reply) => {
    const pair = { business: String(request.query.b), channel: String(request.query.c) };
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    open.add(raw);
    const leave = draft.look(pair, () => raw.write(`data: ${draft.releaseOf(pair)}\n\n`));
    request.raw.once("close", () => {
      open.delete(raw);
      leave();
    });
  });
}

/** What the page of a preview runs besides: it follows the release that its pair has, and stays at its place. */
const script = `var sent = document.getElementById("${bootElementId}"), boot = sent && JSON.parse(sent.textContent);
// A page that is no brand's own, as one that is closed, follows whatever comes next.
var shown = boot && boot.release.id;
new EventSource("/preview/news" + (boot ? "?b=" + boot.business + "&c=" + boot.channel : "")).onmessage = function (told) {
  shown = shown || told.data;
  if (told.data !== shown) location.reload();
};
`;

function addScript(server: FastifyInstance, frames: readonly string[]): void {
  server.get("/preview.js", (_, reply) => reply.type("text/javascript; charset=utf-8").send(script));
  // What is changed on its way out comes as it is written.
  server.addHook("onRequest", async ({ headers }) => void delete headers["accept-encoding"]);
  server.addHook("onSend", async (_, reply, payload) => {
    if (!String(reply.getHeader("content-type")).startsWith("text/html")) return payload;
    const policy = String(reply.getHeader("content-security-policy") ?? "");
    reply.header(
      "content-security-policy",
      policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${frames.join(" ")}`),
    );
    reply.removeHeader("x-frame-options");
    reply.removeHeader("etag");
    reply.removeHeader("content-length");
    const html =
      typeof payload === "string"
        ? payload
        : Buffer.isBuffer(payload) || payload instanceof Uint8Array
          ? Buffer.from(payload).toString()
          : undefined;
    return html?.replace("</body>", '<script src="/preview.js"></script></body>') ?? payload;
  });
}
