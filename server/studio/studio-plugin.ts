import rateLimit from "@fastify/rate-limit";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messageOf } from "../../engine/expression.ts";
import { entries } from "../../publish/documents/entries.ts";
import type { QuestionName } from "../../publish/studio/questions.ts";
import { refusalOf } from "../../publish/studio/roles.ts";
import { cookieOf } from "../host/cookies.ts";
import { askedSchemas, leastRoles } from "./asked-schemas.ts";
import { LONGEST } from "./passwords.ts";
import type { Session, Sessions } from "./sessions.ts";
import type { SignedIn } from "./sign-in.ts";
import type { Studio } from "./studio.ts";
import { studioPages } from "./studio-page.ts";
import { networkOf } from "../front/network-of.ts";

/** Somebody whom the sandbox lender knows. */
interface Persona {
  readonly phone: string;
  readonly about: string;
}

/** From where the studio is reached, and how somebody comes in. */
export interface StudioDoor {
  /** Why a request is not let as far as to be asked who it is; null where it is. */
  readonly refuses: (request: FastifyRequest) => string | null;
  /** Whether somebody comes in by a link of this machine's terminal. */
  readonly links: boolean;
  /** Whether the browser is to send what it keeps over TLS alone. */
  readonly secure: boolean;
}

/** What the studio is served with. */
export interface StudioOptions {
  readonly studio: Pick<Studio, "ask" | "noted">;
  readonly door: StudioDoor;
  readonly sessions: Sessions;
  /** Whether there is anybody who signs in by a password. */
  readonly anybody: () => Promise<boolean>;
  readonly signIn: (given: {
    readonly name: string;
    readonly password: string;
    readonly from: string;
  }) => Promise<SignedIn>;
  /** Folder of the page and of what it loads. */
  readonly folder: string;
  /** Told when a key was used up. */
  readonly entered: () => void;
  /** Where the draft's app is shown; its address without a path. */
  readonly preview: string;
  /** Whether it is shown to who is in alone. */
  readonly gated: boolean;
  /** The same of what is live, where that is another one. */
  readonly live?: string | undefined;
  /** Whether what is served follows the folder by itself. */
  readonly follows: boolean;
  /** Who can log in there. */
  readonly personas: readonly Persona[];
  /** By what each of them does. */
  readonly secrets: string;
}

/** What one address may ask for in a minute: an edit for each letter that somebody types, and then some; keys to try. */
const ASKED = 1_200;
const TRIED = 20;
const names = Object.keys(askedSchemas).filter((name): name is QuestionName => name in askedSchemas);

const signInSchema = {
  type: "object",
  additionalProperties: false,
  properties: { name: { type: "string", maxLength: 100 }, password: { type: "string", maxLength: LONGEST } },
  required: ["name", "password"],
};

/**
 * The studio: its page, which holds nothing, and the one door through which its pages ask and edit. Whoever asks comes
 * by its own address, has a session of a role that may ask this, and proves with each request that it is the session's
 * own page that asks.
 */
export async function studioPlugin(
  server: FastifyInstance,
  {
    studio,
    door,
    sessions,
    anybody,
    signIn,
    folder,
    entered,
    preview,
    gated,
    live,
    follows,
    personas,
    secrets,
  }: StudioOptions,
): Promise<void> {
  await server.register(rateLimit, { max: ASKED, timeWindow: "1 minute" });
  server.addHook("onRequest", async (request, reply) => {
    const why = door.refuses(request);
    if (why !== null) return reply.code(403).send({ error: `The studio answers ${why}.` });
    reply.header("cache-control", "no-store");
  });

  const pages = studioPages(folder, live === undefined ? preview : `${preview} ${live}`, gated);
  server.get("/studio", async (_, reply) => {
    const { html, policy } = pages();
    return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
  });
  // As somebody types it by hand.
  for (const typed of ["/studio/", "/Studio", "/Studio/", "/STUDIO", "/STUDIO/"])
    server.get(typed, async (_, reply) => reply.redirect("/studio"));
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

  // Not of the whole host (`__Host-`): the borrowers' pages, and the preview at another port, have no use for it.
  const cookie = door.secure ? "__Secure-studio" : "studio";
  const kept = (value: string, more = "") =>
    `${cookie}=${value}; ${more}HttpOnly; ${door.secure ? "Secure; " : ""}SameSite=Strict; Path=/studio`;
  const secretOf = (request: FastifyRequest): string => cookieOf(request.headers.cookie, cookie) ?? "";

  const tried = { rateLimit: { max: TRIED, timeWindow: "1 minute" } };
  // Who only asks whether it is there (HEAD) does not use it up.
  const once = { config: tried, exposeHeadRoute: false };
  server.get<{ Querystring: { key?: string } }>("/studio/enter", once, async ({ query }, reply) => {
    const came = await sessions.enter(String(query.key ?? ""));
    if (came) {
      await studio.noted(came.who, "Came into the studio.");
      entered();
      reply.header("set-cookie", kept(came.secret));
    }
    return reply.redirect("/studio");
  });

  server.post<{ Body: { name: string; password: string } }>(
    "/studio/sign-in",
    { config: tried, schema: { body: signInSchema } },
    async (request, reply) => {
      const { name, password } = request.body;
      const came = await signIn({ name: name.trim().toLowerCase(), password, from: networkOf(request.ip) });
      if (came.is === "wrong") return reply.code(403).send({ error: "The name or the password is wrong." });
      if (came.is === "locked")
        return reply.code(429).send({ error: "Too many wrong passwords in a row.", until: came.until.toISOString() });
      // Whoever was in before in this browser is not any more.
      await sessions.leave(secretOf(request));
      return reply.header("set-cookie", kept(await sessions.begin(came.name))).send({});
    },
  );

  server.get("/studio/session", async (request) => {
    const session = await sessions.find(secretOf(request));
    // Nobody is in: that is an answer, and no fault.
    if (!session) return { ways: { link: door.links, password: await anybody() } };
    const { who, role, token, preview: key } = session;
    return { who, role, token, preview, live, follows, ...(gated && { previewKey: key }), personas, secrets };
  });

  const asking = new WeakMap<FastifyRequest, Session>();
  // Before what was sent is looked at: who is not in learns nothing of it.
  const admitted = async (request: FastifyRequest, reply: FastifyReply) => {
    // A page that looks for news by itself is nobody at work.
    const session = await sessions.find(secretOf(request), request.url !== "/studio/ask/news");
    if (session === undefined || request.headers["x-studio"] !== session.token)
      return reply.code(401).send({ error: "Nobody is in." });
    asking.set(request, session);
  };
  const sessionOf = (request: FastifyRequest): Session => {
    const session = asking.get(request);
    if (!session) throw new Error("nobody was admitted");
    return session;
  };

  server.post<{ Body: { everywhere?: boolean } }>(
    "/studio/leave",
    { preValidation: admitted },
    async (request, reply) => {
      const everywhere = request.body?.everywhere === true;
      await sessions.leave(secretOf(request), everywhere);
      await studio.noted(sessionOf(request).who, everywhere ? "Left the studio, everywhere." : "Left the studio.");
      return reply.header("set-cookie", kept("", "Max-Age=0; ")).send({});
    },
  );

  for (const name of names) {
    const allowed = async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refusalOf(sessionOf(request).role, leastRoles[name]);
      if (refusal !== undefined) return reply.code(403).send({ error: refusal });
    };
    server.post(
      `/studio/ask/${name}`,
      { schema: { body: askedSchemas[name] }, preValidation: [admitted, allowed] },
      async (request, reply) => {
        try {
          return await studio.ask(name, entries(request.body), sessionOf(request));
        } catch (error) {
          return reply.code(409).send({ error: messageOf(error) });
        }
      },
    );
  }
}
