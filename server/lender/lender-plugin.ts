import { setTimeout as wait } from "node:timers/promises";
import rateLimit from "@fastify/rate-limit";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type BrandOf, forBrand } from "../contract/brands.ts";
import type { ContractCall } from "../contract/load-contract.ts";
import { CAPTCHA, STATUS } from "../contract/status.ts";
import { controlPlugin } from "../control/control-plugin.ts";
import { everyHour } from "../control/every-hour.ts";
import type { FaultEffect, StoredAnswer } from "../database/tables/frame.ts";
import { answerCall, type Frame } from "./frame/answer-call.ts";
import { businessNow } from "./call/business-clock.ts";
import { KnownClock } from "./call/known-clock.ts";
import { failedStatus, UNAVAILABLE } from "./frame/failed-status.ts";
import { sealedCall } from "./frame/cipher/sealed-call.ts";
import { shownPath } from "./frame/shown-path.ts";
import { inTransaction } from "./frame/in-transaction.ts";
import { otherOrigins } from "./frame/other-origins.ts";
import { papersPlugin } from "./papers/papers-plugin.ts";
import { takeFault } from "./frame/take-fault.ts";
import type { AnyHandler } from "./call/handler.ts";
import { networkOf } from "../front/network-of.ts";

/** What the plugin serves. */
export interface LenderPluginOptions extends Frame {
  contract: ReadonlyMap<string, ContractCall>;
  handlers: Readonly<Record<string, AnyHandler>>;
  /** Whose figures a call is answered by. */
  brandOf: BrandOf;
  /** Ids of the keys that brands hide paths and bodies with; none unless told. */
  keyIds?: ReadonlySet<string>;
  /** The contract for other lenders, served beside the controls. */
  openapi?: () => unknown;
  /** Where the calls are; default /ostrader. */
  mount?: string;
  /** Calls a minute from one address; default 1200. */
  callsPerMinute?: number;
  /** Origins whose pages may call, besides its own; none unless told. */
  origins?: readonly string[];
  /** Bytes of a body; default 64 KB, photos travel by their own calls. */
  bodyLimit?: number;
}

/** The call whose answer the sandbox spoils for the borrowers who are there to show it. */
const FATED = "/risk/auth";
const BODY_LIMIT = 65_536;
/** Precondition failed: nothing was done, a new nonce is to be asked for. */
const SEAL_UNKNOWN = 412;
/** What the answer of a request that no call saw says by its HTTP status too: come back later, or send less. */
const SAID = new Set([413, 429, UNAVAILABLE]);
const LANGUAGES = new Set(["en_US", "zh_CN"]);

/** The lender as a Fastify plugin: calls below the mount, the control below /__sandbox. */
export function lenderPlugin(options: LenderPluginOptions): FastifyPluginAsync {
  return async (app) => {
    const clock = new KnownClock();
    clock.seen(await businessNow(options.db));
    app.addHook("onClose", everyHour(options.db, app.log, options.text));
    await app.register(calls(options, clock), { prefix: options.mount ?? "/ostrader" });
    const { db, openapi, text } = options;
    if (options.sandbox) await app.register(controlPlugin({ db, openapi, clock, text }), { prefix: "/__sandbox" });
  };
}

function calls(options: LenderPluginOptions, clock: KnownClock): FastifyPluginAsync {
  return async (app) => {
    otherOrigins(app, options.origins ?? []);
    await app.register(rateLimit, { max: options.callsPerMinute ?? 1200, timeWindow: "1 minute" });
    app.addHook("onSend", async (_, reply) => {
      reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer");
      // The app's clock follows this header: it must not be the machine's.
      reply.header("date", new Date(clock.now()).toUTCString());
    });
    app.setNotFoundHandler((request, reply) => reply.send(systemError(options, languageOf(request))));
    app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = failedStatus(error);
      if (status >= 500) request.log.error({ err: error }, "the request failed");
      return reply.code(SAID.has(status) ? status : 200).send(systemError(options, languageOf(request)));
    });
    await app.register(papersPlugin(options));
    // Whoever asks for a call by its address gets the envelope too, not the page of a host beside.
    app.get("/*", async (request) => systemError(options, languageOf(request)));
    const answers = new Map<string, Answering>();
    let largest = BODY_LIMIT;
    for (const call of options.contract.values()) {
      const handler = options.handlers[call.document.id];
      if (!handler) continue;
      const [path = ""] = call.document.path.split("?");
      const answer = answering(options, clock, call, handler, path);
      answers.set(path, answer);
      const bodyLimit = options.bodyLimit ?? Math.max(BODY_LIMIT, call.bodyLimit);
      largest = Math.max(largest, bodyLimit);
      app.route({ method: "POST", url: path, bodyLimit, handler: answer });
    }
    app.post<{ Params: { hidden: string } }>("/o/:hidden", { bodyLimit: largest }, async (request, reply) => {
      const answer = answers.get(shownPath(request.params.hidden, options.keyIds) ?? "");
      return answer ? answer(request, reply) : systemError(options, languageOf(request));
    });
  };
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function answering(
  options: LenderPluginOptions,
  clock: KnownClock,
  call: ContractCall,
  handler: AnyHandler,
  path: string,
): Answering {
  return async (request, reply) => {
    const fault = options.sandbox ? await inTransaction(options.db, (tx) => takeFault(tx, path)) : null;
    const language = languageOf(request);
    const captchaStatus = CAPTCHA.find((status) => status === fault?.status);
    const given = incoming(request, call, handler);
    const sealed = sealedCall(request.headers.cipher, options.keyIds ?? new Set(), Date.now(), given.onceKey);
    if (sealed === "unknown") return reply.code(SEAL_UNKNOWN).send(systemError(options, language));
    const closed = (said: StoredAnswer) => (sealed ? sealed.answer(said) : said);
    try {
      if (sealed) given.body = sealed.body(given.body);
    } catch {
      // Nothing of what came goes into the log: it may be somebody's secret.
      request.log.error({ call: call.document.id }, "the sealed body could not be opened");
      return closed(systemError(options, language));
    }
    if (fault?.status !== undefined && !captchaStatus && !fault.after)
      return closed(refused(options, language, fault.status));
    let fate: FaultEffect | null = null;
    const { bizType, c } = given.query;
    const answer = await forBrand(options.brandOf(bizType, c), () =>
      answerCall(options, {
        ...given,
        captchaStatus,
        seen: ({ now, borrower }) => {
          clock.seen(now);
          if (path === FATED) fate = borrower?.flags.answerFault ?? null;
        },
        unavailable: () => void reply.code(UNAVAILABLE),
      }),
    );
    const sent = closed(answer);
    const effect = fault ?? fate;
    return effect
      ? strike(effect, sent, reply, () => closed(refused(options, language, effect.status ?? STATUS.systemError)))
      : sent;
  };
}

function incoming(request: FastifyRequest, call: ContractCall, handler: AnyHandler) {
  const query = queryOf(request);
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  const key = request.headers["idempotency-key"];
  return {
    call,
    handler,
    body: request.body,
    query,
    token: query.token || bearer,
    userId: query.userId || undefined,
    device: deviceOf(request.headers["device-id"]),
    address: networkOf(request.ip),
    language: languageOf(request),
    onceKey: typeof key === "string" ? key : undefined,
    log: request.log,
  };
}

/** The id of a device from its header (C3), which is base64 of 32 hex digits and what kind it is; nothing of another form. */
function deviceOf(header: string | string[] | undefined): string | undefined {
  const id = Buffer.from(typeof header === "string" ? header : "", "base64").toString("latin1");
  return /^[0-9a-f]{32}[1-4]$/.test(id) ? id : undefined;
}

/** The call was answered; the fault is what becomes of the answer on its way. */
async function strike(
  fault: FaultEffect,
  answer: unknown,
  reply: FastifyReply,
  refusal: () => unknown,
): Promise<unknown> {
  if (fault.delay) await wait(fault.delay);
  if (fault.drop) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (fault.after) return refusal();
  if (fault.bare) return { status: 0, message: "", content: {} };
  if (fault.page) return reply.type("text/html").send("<!doctype html><title>Proxy</title>");
  if (fault.garble) return reply.type("application/json").send(JSON.stringify(answer).slice(0, -3));
  return answer;
}

function queryOf(request: FastifyRequest): Record<string, string> {
  const { query } = request;
  const entries: [string, unknown][] = typeof query === "object" && query !== null ? Object.entries(query) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}

function languageOf(request: FastifyRequest): string {
  const { bl } = queryOf(request);
  return bl !== undefined && LANGUAGES.has(bl) ? bl : "en_US";
}

function refused({ text }: Frame, language: string, status: number): StoredAnswer {
  const message = text(language, `errors.${status}`) ?? text(language, `errors.${STATUS.systemError}`) ?? "";
  return { status, message, content: {} };
}

function systemError(frame: Frame, language: string): StoredAnswer {
  return refused(frame, language, STATUS.systemError);
}
