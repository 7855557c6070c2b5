import type { CallDocument } from "../../document/types.ts";
import type { Answer } from "../answer.ts";
import { HttpSender } from "../http-sender.ts";
import { OnceKeys } from "../once-keys.ts";
import { OnceSender } from "../once-sender.ts";

const base = { request: {}, response: {} } as const;
/** A call that is made once. */
export const pay: CallDocument = { ...base, id: "pay", path: "/pay", kind: "write", once: "what-became" };
/** Another that is. */
export const other: CallDocument = { ...pay, id: "other", path: "/other" };
/** One that is not. */
export const plain: CallDocument = { ...base, id: "plain", path: "/plain", kind: "write" };
const asking: CallDocument = { ...base, id: "what-became", path: "/what-became", kind: "write" };
const guestAsking: CallDocument = { ...asking, id: "what-became-of-guests", guest: true };
/** A call that guests alone make once, and ask about. */
export const join: CallDocument = { ...pay, id: "join", path: "/join", guest: true, once: guestAsking.id };

/** What becomes of one request: whether it reaches the server, and what comes back. */
export interface Strike {
  readonly arrives: boolean;
  readonly comes: (answer: string) => Response | Promise<Response>;
}
/** The line breaks. */
export const breaks = (): never => {
  throw new TypeError("network");
};
/** An answer as it comes. */
export const response = (text: string, status = 200) => new Response(text, { status });

/** A server that does each wish once by its key, as the contract says, and a line to it with faults. */
export function onceOverLine() {
  const done: string[] = [];
  const answers = new Map<string, string>();
  const closed = new Set<string>();
  const keys: string[] = [];
  const strikes: Strike[] = [];
  /** What asking comes to, when not what the server knows. */
  const asked: (Strike["comes"] | undefined)[] = [];
  let says: string | undefined;
  /** The server's clock. */
  const clock = { now: Date.parse("2026-01-05T12:00:00Z") };
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  const serve = (key: string, body: string) => {
    if (closed.has(key)) return '{"status":3199,"message":"closed"}';
    const before = answers.get(key);
    if (before) return before;
    const answer = says ?? JSON.stringify({ status: 0, message: "", content: { no: done.length + 1 } });
    if (answer.startsWith('{"status":0')) done.push(body);
    answers.set(key, answer);
    return answer;
  };
  const fetch = (async (address: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    if (address === asking.path) {
      const { key } = JSON.parse(body) as { key: string };
      const strike = asked.shift();
      const answer = answers.get(key);
      if (!answer && !strike) closed.add(key);
      const content = answer ? { known: true, answer: { content: {}, ...JSON.parse(answer) } } : { known: false };
      const text = JSON.stringify({ status: 0, message: "", content });
      return strike ? strike(text) : response(text);
    }
    const key = headers["idempotency-key"] ?? "";
    keys.push(key);
    const strike = strikes.shift();
    const answer = strike && !strike.arrives ? "" : serve(key, body);
    return strike ? strike.comes(answer) : response(answer);
  }) as unknown as typeof globalThis.fetch;
  const contract = {
    request: async (_call: unknown, body: unknown) => body,
    response: async (_call: unknown, content: unknown) => ({ content, faults: content === "wrong" ? ["wrong"] : [] }),
    secrets: async () => ["pin"],
  };
  /** As a browser has tabs wait for one another. */
  const turns = new Map<string, Promise<unknown>>();
  const waits: number[] = [];
  const inTurn = <Result>(name: string, longest: number, work: () => Promise<Result>): Promise<Result> => {
    const done = (turns.get(name) ?? Promise.resolve()).then(work, work);
    turns.set(name, done);
    waits.push(longest);
    return done;
  };
  const tab = (owner = "ada") => {
    const http = new HttpSender({
      contract,
      address: ({ path }) => path,
      headers: () => ({}),
      timeout: 20,
      fetch,
      report: () => undefined,
    });
    const call = (id: string) => [asking, guestAsking].find((one) => one.id === id);
    return new OnceSender({
      http,
      keys: new OnceKeys(
        store,
        () => owner,
        () => clock.now,
      ),
      contract,
      call,
      timeout: 120_000,
      inTurn,
    });
  };
  return { tab, clock, done, keys, strikes, asked, kept, waits, answer: (text: string) => (says = text) };
}

/** What an answer comes to: its content, or in a word why there is none. */
export const said = (answer: Answer) => (answer.ok ? answer.content : answer.kind);
/** The key of a wish that is open. */
export const keyOf = (answer: Answer) => (answer.content as { key: string }).key;
