import { afterEach, describe, expect, it, vi } from "vitest";
import type { CallDocument } from "../document/types.ts";
import { type Answer, refused } from "./answer.ts";
import { Client, type ClientOptions } from "./client.ts";
import type { Sender } from "./sender.ts";
import { HttpSender, type HttpSenderOptions } from "./http-sender.ts";

const envelope = (content: unknown, status = 0, message = "") => JSON.stringify({ status, message, content });
const base = { request: {}, response: {} } as const;
const calls: Record<string, CallDocument> = {
  read: { ...base, id: "read", path: "/read", kind: "read" },
  write: { ...base, id: "write", path: "/write", kind: "write" },
  once: { ...base, id: "once", path: "/once", kind: "write", once: "asked" },
  kept: { ...base, id: "kept", path: "/kept", kind: "read", cache: { by: ["type"] } },
  paged: { ...base, id: "paged", path: "/paged", kind: "read", cache: { by: [] }, pages: "list" },
  slow: { ...base, id: "slow", path: "/slow", kind: "read", timeout: 50 },
};

interface Sent {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly answer: (text: string, status?: number) => void;
  readonly break: () => void;
}

function setUp(change: Partial<ClientOptions & HttpSenderOptions> = {}) {
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

const kindOf = (answer: Answer) => (answer.ok ? "ok" : answer.kind);

afterEach(() => {
  vi.useRealTimers();
});

it("C9 each page of a list is kept by itself", async () => {
  const { client, sent, request } = setUp();
  for (const [index, page] of [{}, { from: 100 }].entries()) {
    const running = client.run("paged", page);
    (await request(index)).answer(envelope({ list: [index] }));
    await running;
  }
  expect(await client.run("paged", { from: 100 })).toEqual({ ok: true, content: { list: [1] } });
  expect(await client.run("paged")).toEqual({ ok: true, content: { list: [0] } });
  expect(sent).toHaveLength(2);
});

describe("Client", () => {
  it("C5 C8 a read that a second caller joined outlives the first one's leaving", async () => {
    const { client, sent, request } = setUp();
    const first = new AbortController();
    const one = client.run("read", {}, first.signal);
    const other = client.run("read", {}, new AbortController().signal);
    const asked = await request(0);
    first.abort();
    asked.answer(envelope("value"));
    expect(await one).toMatchObject({ ok: false, kind: "aborted" });
    expect(await other).toEqual({ ok: true, content: "value" });
    expect(sent).toHaveLength(1);
  });

  it("C5 C8 a read that all have left is given up, and asked anew by the next", async () => {
    const { client, sent, request } = setUp();
    const leaving = [new AbortController(), new AbortController()];
    const left = leaving.map(({ signal }) => client.run("read", {}, signal));
    await request(0);
    for (const caller of leaving) caller.abort();
    const next = client.run("read", {});
    (await request(1)).answer(envelope("value"));
    expect(await next).toEqual({ ok: true, content: "value" });
    for (const answer of left) expect(await answer).toMatchObject({ ok: false, kind: "aborted" });
    expect(sent).toHaveLength(2);
  });

  it("C4 gives the content of status 0, and a business failure for any other", async () => {
    const { client, request } = setUp();
    const good = client.run("read");
    (await request(0)).answer(envelope({ a: 1 }));
    expect(await good).toEqual({ ok: true, content: { a: 1 } });
    const bad = client.run("read");
    (await request(1)).answer(envelope(null, 3101, "no"));
    expect(await bad).toEqual({
      ok: false,
      kind: "business",
      status: 3101,
      message: "no",
      content: null,
      call: "read",
    });
  });

  it("C4 an answer that breaks the contract is a tracked failure, never content", async () => {
    const { client, request, reported } = setUp();
    const run = client.run("read");
    (await request(0)).answer(envelope("wrong"));
    expect(kindOf(await run)).toBe("contract");
    expect(reported).toEqual(["answer breaks the contract"]);
  });

  it("C6 R34 a call ends at its time-out", async () => {
    const { client } = setUp();
    expect(kindOf(await client.run("slow"))).toBe("timeout");
  });

  it("C5 R37 the same read in flight is joined, the same write is dropped with 1010101", async () => {
    const { client, sent, request } = setUp();
    const reads = [client.run("read", { a: 1 }), client.run("read", { a: 1 })];
    (await request(0)).answer(envelope(7));
    expect((await Promise.all(reads)).map((answer) => answer.ok && answer.content)).toEqual([7, 7]);
    expect(sent).toHaveLength(1);
    const first = client.run("write", { a: 1 });
    const second = await client.run("write", { a: 1 });
    expect(second).toMatchObject({ ok: false, kind: "aborted", status: 1010101 });
    (await request(1)).answer(envelope(null));
    expect(kindOf(await first)).toBe("ok");
  });

  it("C5 another body is another call", async () => {
    const { client, sent, request } = setUp();
    const runs = [client.run("write", { a: 1 }), client.run("write", { a: 2 })];
    (await request(1)).answer(envelope(null));
    (await request(0)).answer(envelope(null));
    expect((await Promise.all(runs)).map(kindOf)).toEqual(["ok", "ok"]);
    expect(sent).toHaveLength(2);
  });

  it("C8 leaving cancels a read, never a write", async () => {
    const { client, request } = setUp();
    const left = new AbortController();
    const read = client.run("read", {}, left.signal);
    const write = client.run("write", {}, left.signal);
    const second = await request(1);
    left.abort();
    expect(kindOf(await read)).toBe("aborted");
    expect(second.signal.aborted).toBe(false);
    second.answer(envelope(null));
    expect(kindOf(await write)).toBe("ok");
  });

  it("C9 an answer is kept per field, and dropped when someone else comes or on request", async () => {
    let identity = "a";
    const { client, sent, request } = setUp({ identity: () => identity });
    const first = client.run("kept", { type: "x" });
    (await request(0)).answer(envelope("x"));
    await first;
    expect(await client.run("kept", { type: "x" })).toEqual({ ok: true, content: "x" });
    expect(sent).toHaveLength(1);
    identity = "b";
    const next = client.run("kept", { type: "x" });
    (await request(1)).answer(envelope("y"));
    expect(await next).toEqual({ ok: true, content: "y" });
    client.forget("kept");
    const last = client.run("kept", { type: "x" });
    (await request(2)).answer(envelope("z"));
    expect(await last).toEqual({ ok: true, content: "z" });
  });

  it.each([
    [1, "ok", 2],
    [9, "network", 2],
  ])("C18 code that could not be had %i times ahead makes a call end in %s", async (fails, kind, asked) => {
    let times = 0;
    const { client } = setUp({
      sender: () =>
        ++times > fails
          ? Promise.resolve({ send: async () => ({ ok: true, content: {} }) } as unknown as Sender)
          : Promise.reject(new Error("gone")),
    });
    const ahead = client.ready().catch(() => undefined);
    expect(kindOf(await client.run("read"))).toBe(kind);
    await ahead;
    expect(times).toBe(asked);
  });

  it.each<[string, Answer, string[]]>([
    ["nobody answered", { ...refused("unsettled"), content: { key: "k", why: "timeout" } }, ["once"]],
    ["the answer broke the contract", { ...refused("unsettled"), content: { key: "k", why: "contract" } }, []],
  ])("X5 where the outcome is open and %s", async (_title, answer, told) => {
    const unanswered: string[] = [];
    const sender = async () => ({
      send: async () => answer,
      pending: () => [],
      ask: () => Promise.reject(new Error("not asked")),
    });
    const { client } = setUp({ sender, unanswered: (call) => void unanswered.push(call) });
    await client.run("once");
    expect(unanswered).toEqual(told);
  });

  it("R47 what became of a call is asked by its key", async () => {
    const { client } = setUp();
    expect(await client.ask("once", "k")).toEqual({
      settled: true,
      answer: { ok: true, content: "what became of it" },
    });
    const { client: without } = setUp({ sender: () => Promise.reject(new Error("gone")) });
    expect(await without.ask("once", "k")).toMatchObject({ settled: false, answer: { kind: "network" } });
  });

  it("an unknown call is a fault, not a crash", async () => {
    expect(kindOf(await setUp().client.run("nothing"))).toBe("fault");
  });

  /** A client whose calls come to one answer after another, the last one for ever. */
  function coming(answers: readonly Answer[], change: Partial<ClientOptions> = {}) {
    const bodies: unknown[] = [];
    const unanswered: string[] = [];
    const send = async (_call: unknown, body: unknown) => {
      bodies.push(body);
      return answers[Math.min(bodies.length, answers.length) - 1] ?? refused("fault");
    };
    const { client } = setUp({
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
  const good: Answer = { ok: true, content: 1 };

  it("a call's body gets what it lacks, and keeps what it says", async () => {
    const { client, bodies } = coming([good], { defaults: () => ({ a: 1, b: 1 }) });
    await client.run("read", { b: 2 });
    expect(bodies).toEqual([{ a: 1, b: 2 }]);
  });

  it("says of an unknown call which", async () => {
    const { client } = coming([good]);
    expect(await client.run("nothing")).toMatchObject({
      kind: "fault",
      message: 'unknown call "nothing"',
      call: "nothing",
    });
    expect(client.allows("nothing", {})).toBe(true);
    expect(await client.ask("nothing", "k")).toMatchObject({ settled: false, answer: { kind: "network" } });
  });

  it("R42 without a line nothing is sent, at once, but for what is kept", async () => {
    let online = true;
    const { client, bodies } = coming([good], { online: () => online });
    await client.run("kept", { type: "x" });
    online = false;
    expect(kindOf(await client.run("read"))).toBe("offline");
    expect(await client.run("kept", { type: "x" })).toEqual(good);
    expect(bodies).toHaveLength(1);
  });

  it.each<[Answer, readonly string[]]>([
    [good, []],
    [refused("timeout"), ["read"]],
    [refused("network"), ["read"]],
    [refused("contract"), []],
    [refused("offline"), []],
    [refused("aborted"), []],
  ])("X5 tells of a call that nobody answered: %j", async (answer, told) => {
    const { client, unanswered } = coming([answer]);
    await client.run("read");
    expect(unanswered).toEqual(told);
  });

  it("C9 keeps apart what its fields tell apart, and nothing that failed", async () => {
    const { client, bodies } = coming([refused("network"), good]);
    await client.run("kept", { type: "x" });
    await client.run("kept", { type: "x" });
    await client.run("kept", { type: "x", other: 1 });
    await client.run("kept", { type: "y" });
    await client.run("kept");
    await client.run("kept", { type: null });
    expect(bodies).toEqual([{ type: "x" }, { type: "x" }, { type: "y" }, {}]);
  });

  it("C9 forgets what is kept of one call, or of all", async () => {
    const { client, bodies } = coming([good]);
    await client.run("kept", { type: "x" });
    client.forget("read");
    await client.run("kept", { type: "x" });
    expect(bodies).toHaveLength(1);
    client.forget();
    await client.run("kept", { type: "x" });
    expect(bodies).toHaveLength(2);
  });

  it("C9 an answer that was on its way when all was forgotten is not kept", async () => {
    const { client, sent, request } = setUp();
    const first = client.run("kept", { type: "x" });
    const asked = await request(0);
    client.forget();
    asked.answer(envelope("old"));
    await first;
    const next = client.run("kept", { type: "x" });
    (await request(1)).answer(envelope("new"));
    expect(await next).toEqual({ ok: true, content: "new" });
    expect(sent).toHaveLength(2);
  });

  it("C5 R37 a write on its way is not forgotten: it is never sent twice", async () => {
    const { client, sent, request } = setUp();
    const first = client.run("write", { a: 1 });
    const asked = await request(0);
    client.forget();
    client.forget("write");
    expect(kindOf(await client.run("write", { a: 1 }))).toBe("aborted");
    asked.answer(envelope(null));
    await first;
    expect(sent).toHaveLength(1);
    const again = client.run("write", { a: 1 });
    (await request(1)).answer(envelope(null));
    expect(kindOf(await again)).toBe("ok");
  });
});
