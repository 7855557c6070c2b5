import { describe, expect, it, vi } from "vitest";
import type { CallDocument } from "../document/types.ts";
import type { Answer } from "./answer.ts";
import { HttpSender } from "./http-sender.ts";
import { OnceKeys } from "./once-keys.ts";
import { OnceSender } from "./once-sender.ts";

const base = { request: {}, response: {} } as const;
const pay: CallDocument = { ...base, id: "pay", path: "/pay", kind: "write", once: "what-became" };
const other: CallDocument = { ...pay, id: "other", path: "/other" };
const plain: CallDocument = { ...base, id: "plain", path: "/plain", kind: "write" };
const asking: CallDocument = { ...base, id: "what-became", path: "/what-became", kind: "write" };

/** What becomes of one request: whether it reaches the server, and what comes back. */
interface Strike {
  readonly arrives: boolean;
  readonly comes: (answer: string) => Response | Promise<Response>;
}
const breaks = (): never => {
  throw new TypeError("network");
};
const response = (text: string, status = 200) => new Response(text, { status });

/** Everything that is no clear answer. */
const unclear: Record<string, { comes: Strike["comes"]; why: string }> = {
  "a broken line": { comes: breaks, why: "network" },
  "HTTP 500": { comes: () => response("oops", 500), why: "network" },
  "HTTP 502 with a page": { comes: () => response("<html>", 502), why: "network" },
  "HTTP 403": { comes: () => response("no", 403), why: "network" },
  "a page with 200": { comes: () => response("<!doctype html>"), why: "offline" },
  "a torn answer": { comes: (answer) => response(answer.slice(0, -3)), why: "network" },
  "an answer that breaks the contract": {
    comes: () => response('{"status":0,"message":"","content":"wrong"}'),
    why: "contract",
  },
  "status -1": { comes: () => response('{"status":-1,"message":"system error"}'), why: "business" },
  silence: { comes: () => new Promise(() => undefined), why: "timeout" },
};

/** A server that does each wish once by its key, as the contract says, and a line to it with faults. */
function setUp() {
  const done: string[] = [];
  const answers = new Map<string, string>();
  const closed = new Set<string>();
  const keys: string[] = [];
  const strikes: Strike[] = [];
  /** What asking comes to, when not what the server knows. */
  const asked: (Strike["comes"] | undefined)[] = [];
  let says: string | undefined;
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
  const tab = (owner = "ada") => {
    const http = new HttpSender({
      contract,
      address: ({ path }) => path,
      headers: () => ({}),
      timeout: 20,
      fetch,
      report: () => undefined,
    });
    const call = (id: string) => (id === asking.id ? asking : undefined);
    return new OnceSender({ http, keys: new OnceKeys(store, () => owner), contract, call, timeout: 120_000 });
  };
  return { tab, done, keys, strikes, asked, kept, answer: (text: string) => (says = text) };
}

const said = (answer: Answer) => (answer.ok ? answer.content : answer.kind);
const keyOf = (answer: Answer) => (answer.content as { key: string }).key;

describe.each(Object.entries(unclear))("R36 R47 R48 C5 %s", (_title, { comes, why }) => {
  it("after it was done: nothing is said, the key is kept, and by it the answer is learned", async () => {
    const { tab, done, keys, strikes } = setUp();
    const sender = tab();
    strikes.push({ arrives: true, comes });
    const answer = await sender.send(pay, { amount: 1 });
    expect(answer).toMatchObject({ kind: "unsettled", content: { key: keys[0], why } });
    expect(await sender.ask(pay, keyOf(answer))).toEqual({ settled: true, answer: { ok: true, content: { no: 1 } } });
    expect(done).toHaveLength(1);
  });

  it("before it arrived: the server says so, and what comes late is not done", async () => {
    const { tab, done, strikes } = setUp();
    const sender = tab();
    strikes.push({ arrives: false, comes });
    const answer = await sender.send(pay, { amount: 1 });
    expect(await sender.ask(pay, keyOf(answer))).toMatchObject({ settled: true, answer: { kind: "unarrived" } });
    expect(said(await sender.send(pay, { amount: 1 }))).toEqual({ no: 1 });
    expect(done).toHaveLength(1);
  });

  it.each(["the same page", "a reload or a second tab"])("pressed again in %s it is not done again", async (where) => {
    const { tab, done, strikes } = setUp();
    const first = tab();
    strikes.push({ arrives: true, comes });
    await first.send(pay, { amount: 1, pin: "2580" });
    const again = where === "the same page" ? first : tab();
    expect(said(await again.send(pay, { amount: 1, pin: "1379" }))).toEqual({ no: 1 });
    expect(done).toHaveLength(1);
    // The matter is settled: another press is another wish.
    expect(said(await again.send(pay, { amount: 1 }))).toEqual({ no: 2 });
  });

  it("pressed again with another body it says that the one before was done, and does nothing", async () => {
    const { tab, done, strikes } = setUp();
    strikes.push({ arrives: true, comes });
    await tab().send(pay, { amount: 1, owed: 5 });
    expect(said(await tab().send(pay, { amount: 1, owed: 4 }))).toBe("carried");
    expect(done).toHaveLength(1);
    expect(said(await tab().send(pay, { amount: 1, owed: 4 }))).toEqual({ no: 2 });
  });

  it("while the asking fails nothing more is sent", async () => {
    const { tab, keys, strikes, asked } = setUp();
    const sender = tab();
    strikes.push({ arrives: true, comes });
    const first = await sender.send(pay, { amount: 1 });
    for (const ask of [breaks, () => response("oops", 500), () => response('{"status":-1,"message":""}')]) {
      asked.push(ask);
      const again = await sender.send(pay, { amount: 2 });
      expect(again).toMatchObject({ kind: "unsettled", content: { other: true } });
      expect(keyOf(again)).toBe(keyOf(first));
    }
    expect(keys).toHaveLength(1);
  });
});

describe("R47 R48 what is pending", () => {
  it("is known to another page of the same user, and may be asked about at once when its sending ended", async () => {
    const { tab, strikes, keys } = setUp();
    strikes.push({ arrives: true, comes: breaks });
    await tab().send(pay, { amount: 1 });
    const [one] = tab().pending();
    expect(one).toMatchObject({ call: "pay", key: keys[0] });
    expect(one?.from).toBeLessThanOrEqual(Date.now());
    expect(tab("obi").pending()).toEqual([]);
    await tab().ask(pay, keys[0] ?? "");
    expect(tab().pending()).toEqual([]);
  });

  it("is left alone while it may be on its way: from another tab, or from a page that is gone", async () => {
    const { tab, strikes } = setUp();
    let come = (_: Response): void => undefined;
    strikes.push({ arrives: true, comes: () => new Promise<Response>((settle) => (come = settle)) });
    const sent = tab().send(pay, { amount: 1 });
    await vi.waitFor(() => expect(tab().pending()).toHaveLength(1), { interval: 1 });
    expect((tab().pending()[0]?.from ?? 0) - Date.now()).toBeGreaterThan(100_000);
    come(response("torn"));
    await sent;
    expect(tab().pending()[0]?.from).toBeLessThanOrEqual(Date.now());
  });
});

describe("what settles a matter", () => {
  it.each<[string, string, string | object]>([
    ["success", '{"status":0,"message":"","content":{"no":7}}', { no: 7 }],
    ["a refusal", '{"status":3101,"message":"no"}', "business"],
  ])("%s: the next press is another wish with another key", async (_title, text, came) => {
    const { tab, keys, answer } = setUp();
    answer(text);
    const sender = tab();
    expect(said(await sender.send(pay, { amount: 1 }))).toEqual(came);
    await sender.send(pay, { amount: 1 });
    expect(new Set(keys).size).toBe(2);
  });

  it("a refusal that is learned by the key is that refusal, and then the next wish is sent", async () => {
    const { tab, keys, strikes, answer } = setUp();
    answer('{"status":3020,"message":"2 tries left"}');
    const sender = tab();
    strikes.push({ arrives: true, comes: breaks });
    const lost = await sender.send(pay, {});
    expect(await sender.ask(pay, keyOf(lost))).toEqual({
      settled: true,
      answer: { ok: false, kind: "business", status: 3020, message: "2 tries left", content: {} },
    });
    expect(said(await sender.send(pay, {}))).toBe("business");
    expect(keys).toHaveLength(2);
  });

  it("R44 a server that asks to wait did nothing", async () => {
    const { tab, strikes, kept } = setUp();
    strikes.push({ arrives: false, comes: () => new Response("", { status: 429, headers: { "retry-after": "1" } }) });
    expect(said(await tab().send(pay, {}))).toBe("busy");
    expect([...kept]).toEqual([]);
  });

  it("an answer that stays unreadable is 'it was done' and no more", async () => {
    const { tab, done, answer } = setUp();
    answer('{"status":0,"message":"","content":"wrong"}');
    const sender = tab();
    const first = await sender.send(pay, {});
    expect((await sender.ask(pay, keyOf(first))).answer).toMatchObject({ kind: "carried" });
    expect(done).toHaveLength(1);
  });
});

describe("whose a key is", () => {
  it("another call, and another user of the device, are not held up by it", async () => {
    const { tab, done, strikes, keys } = setUp();
    strikes.push({ arrives: true, comes: breaks });
    await tab().send(pay, { amount: 1 });
    expect(said(await tab().send(other, { amount: 1 }))).toEqual({ no: 2 });
    expect(said(await tab("eve").send(pay, { amount: 1 }))).toEqual({ no: 3 });
    expect(said(await tab().send(pay, { amount: 1 }))).toEqual({ no: 1 });
    expect(done).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });

  it("R54 nothing of him or of what he sent lies in the store", async () => {
    const { tab, strikes, kept } = setUp();
    strikes.push({ arrives: true, comes: breaks });
    await tab("user-4711").send(pay, { account: "0123456785", pin: "2580" });
    const stored = JSON.stringify([...kept]);
    expect(stored).toContain("app.once.pay.");
    for (const told of ["user-4711", "0123456785", "2580"]) expect(stored).not.toContain(told);
  });

  it("a session that is over is said as such, and the key stays", async () => {
    const { tab, strikes, asked } = setUp();
    const sender = tab();
    strikes.push({ arrives: true, comes: breaks });
    await sender.send(pay, {});
    asked.push(() => response('{"status":7,"message":"over"}'));
    expect(await sender.send(pay, {})).toMatchObject({ kind: "business", status: 7 });
    expect(said(await sender.send(pay, {}))).toEqual({ no: 1 });
  });

  it("a call that is not made once carries no key", async () => {
    const { tab, keys } = setUp();
    await tab().send(plain, {});
    expect(keys).toEqual([""]);
  });
});
