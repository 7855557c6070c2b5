import { vi } from "vitest";
import type { CallDocument } from "../../document/types.ts";
import { type Answer, refused } from "../answer.ts";
import { Client, type ClientOptions } from "../client.ts";
import { HttpSender, type HttpSenderOptions } from "../http-sender.ts";

/** An answer as it goes over the line. */
export const envelope = (content: unknown, status = 0, message = "") => JSON.stringify({ status, message, content });

const base = { request: {}, response: {} } as const;
const calls: Record<string, CallDocument> = {
  read: { ...base, id: "read", path: "/read", kind: "read" },
  write: { ...base, id: "write", path: "/write", kind: "write" },
  once: { ...base, id: "once", path: "/once", kind: "write", once: "asked" },
  kept: { ...base, id: "kept", path: "/kept", kind: "read", cache: { by: ["type"] } },
  paged: { ...base, id: "paged", path: "/paged", kind: "read", cache: { by: [] }, pages: "list" },
  passing: { ...base, id: "passing", path: "/passing", kind: "read", cache: { by: [], unless: "passing" } },
  known: { ...base, id: "known", path: "/known", kind: "read", lastKnown: true },
  last: { ...base, id: "last", path: "/last", kind: "read", cancellable: false },
  entry: { ...base, id: "entry", path: "/entry", kind: "write", cancellable: false },
  slow: { ...base, id: "slow", path: "/slow", kind: "read", timeout: 50 },
};

interface Sent {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly answer: (text: string, status?: number) => void;
  readonly break: () => void;
}

/** A client whose requests the test answers one by one. */
export function clientOverLine(change: Partial<ClientOptions & HttpSenderOptions> = {}) {
  const sent: Sent[] = [];
  const reported: string[] = [];
  const fetch = ((address: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const signal = init.signal as AbortSignal;
      signal.addEventListener("abort", () => reject(signal.reason));
      sent.push({
        address,
        headers: init.headers as Record<string, string>,
        signal,
        answer: (text, status = 200) => resolve(new Response(text, { status })),
        break: () => reject(new TypeError("network")),
      });
    })) as typeof globalThis.fetch;
  const sender = new HttpSender({
    contract: {
      request: async (_call, body) => body,
      response: async (_call, content) => ({ content, faults: content === "wrong" ? ["/: is wrong"] : [] }),
      secrets: async () => ["pin"],
    },
    address: (call) => call.path,
    headers: () => ({}),
    timeout: 1000,
    fetch,
    report: (message) => reported.push(message),
    pause: async () => undefined,
    ...change,
  });
  const client = new Client({
    call: (id) => calls[id],
    defaults: () => ({}),
    identity: () => "a",
    sender: async () => ({
      send: (call, body, signal) => sender.send(call, body, signal),
      pending: () => [],
      ask: async () => ({ settled: true, answer: { ok: true, content: "what became of it" } }),
    }),
    ...change,
  });
  /** The nth request, once it is sent. */
  const request = (index: number) =>
    vi.waitFor(() => sent[index] ?? Promise.reject(new Error("not sent"))) as Promise<Sent>;
  return { client, sent, reported, request };
}

/** What an answer comes to, in a word. */
export const kindOf = (answer: Answer) => (answer.ok ? "ok" : answer.kind);

/** A client whose calls come to one answer after another, the last one for ever. */
export function clientComingTo(answers: readonly Answer[], change: Partial<ClientOptions> = {}) {
  const bodies: unknown[] = [];
  const unanswered: string[] = [];
  const send = async (_call: unknown, body: unknown) => {
    bodies.push(body);
    return answers[Math.min(bodies.length, answers.length) - 1] ?? refused("fault");
  };
  const { client } = clientOverLine({
    sender: async () => ({
      send,
      pending: () => [],
      ask: async () => ({ settled: true, answer: refused("network") }),
    }),
    unanswered: (call) => void unanswered.push(call),
    ...change,
  });
  return { client, bodies, unanswered };
}
