import rateLimit from "@fastify/rate-limit";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messageOf } from "../../engine/expression.ts";
import { entries } from "../../publish/documents/entries.ts";
import type { QuestionName } from "../../publish/studio/questions.ts";
import { strangerBecause } from "../front/stranger.ts";
import { cookieOf } from "../host/cookies.ts";
import { askedSchemas } from "./asked-schemas.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { Studio } from "./studio.ts";
import { studioPages } from "./studio-page.ts";

/** Somebody whom the sandbox lender knows. */
interface Persona {
  readonly phone: string;
  readonly about: string;
}

/** What the studio is served with. */
export interface StudioOptions {
  readonly studio: Pick<Studio, "ask" | "noted">;
  readonly sessions: Sessions;
  /** Folder of the page and of what it loads. */
  readonly folder: string;
  /** Told when a key was used up. */
  readonly entered: () => void;
  /** Where the draft's app is shown; its address without a path. */
  readonly preview: string;
  /** Who can log in there. */
  readonly personas: readonly Persona[];
  /** By what each of them does. */
  readonly secrets: string;
}

/** What one address may ask for in a minute: an edit for each letter that somebody types, and then some; keys to try. */
const ASKED = 1_200;
const TRIED = 20;
const COOKIE = "studio";
const names = Object.keys(askedSchemas).filter((name): name is QuestionName => name in askedSchemas);

/**
 * The studio: its page, which holds nothing, and the one door through which its pages ask and edit. Whoever asks comes
 * from this machine, has a session, and proves with each request that it is the session's own page that asks.
 */
export async function studioPlugin(
  server: FastifyInstance,
  { studio, sessions, folder, entered, preview, personas, secrets }: StudioOptions,
): Promise<void> {
  await server.register(rateLimit, { max: ASKED, timeWindow: "1 minute" });
  server.addHook("onRequest", async (request, reply) => {
    const why = strangerBecause(request);
    if (why !== null) return reply.code(403).send({ error: `The studio answers ${why}.` });
    reply.header("cache-control", "no-store");
  });

  const pages = studioPages(folder, preview);
  server.get("/studio", async (_, reply) => {
    const { html, policy } = pages();
    return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
  });
  await server.register(fastifyStatic, {
    root: folder,
    prefix: "/",
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => /^\/?studio\/assets\//.test(path),
  });

  const tried = { config: { rateLimit: { max: TRIED, timeWindow: "1 minute" } } };
  server.get<{ Querystring: { key?: string } }>("/studio/enter", tried, async ({ query }, reply) => {
    const came = sessions.enter(String(query.key ?? ""));
    if (came) {
      await studio.noted(came.session.who, "Came into the studio.");
      entered();
      reply.header("set-cookie", `${COOKIE}=${came.secret}; HttpOnly; SameSite=Strict; Path=/studio`);
    }
    return reply.redirect("/studio");
  });

  const sessionOf = (request: FastifyRequest): Session | undefined =>
    sessions.find(cookieOf(request.headers.cookie, COOKIE) ?? "");

  server.get("/studio/session", async (request, reply) => {
    const session = sessionOf(request);
    // Nobody is in: that is an answer, and no fault.
    return session ? { ...session, preview, personas, secrets } : reply.code(204).send();
  });

  // Before what was sent is looked at: who is not in learns nothing of it.
  const admitted = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = sessionOf(request);
    if (session === undefined || request.headers["x-studio"] !== session.token)
      return reply.code(401).send({ error: "Nobody is in." });
  };
  const whoAsks = (request: FastifyRequest): string => sessionOf(request)?.who ?? "";

  server.post<{ Body: { everywhere?: boolean } }>(
    "/studio/leave",
    { preValidation: admitted },
    async (request, reply) => {
      const who = whoAsks(request);
      sessions.leave(cookieOf(request.headers.cookie, COOKIE) ?? "", request.body?.everywhere === true);
      await studio.noted(who, "Left the studio.");
      return reply.header("set-cookie", `${COOKIE}=; Max-Age=0; HttpOnly; SameSite=Strict; Path=/studio`).send({});
    },
  );

  for (const name of names)
    server.post(
      `/studio/ask/${name}`,
      { schema: { body: askedSchemas[name] }, preValidation: admitted },
      async (request, reply) => {
        try {
          return await studio.ask(name, entries(request.body), whoAsks(request));
        } catch (error) {
          return reply.code(409).send({ error: messageOf(error) });
        }
      },
    );
}
