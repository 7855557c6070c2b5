import { describe, expect, it, vi } from "vitest";
import type { CallDocument } from "../document/types.ts";
import type { HttpSenderOptions } from "./http-sender.ts";
import { breaks, type Does, said, senderOverLine, status } from "./testing/sender-over-line.ts";

const base = { path: "/a", request: {}, response: {} } as const;
const read: CallDocument = { ...base, id: "read", kind: "read" };
const write: CallDocument = { ...base, id: "write", kind: "write" };
const once: CallDocument = { ...base, id: "once", kind: "write", once: "asked" };
const good = '{"status":0,"message":"","content":{"a":1}}';

describe("what an answer is taken for", () => {
  it.each<[string, Does[], string, number]>([
    ["C4 status 0", [good], "ok", 1],
    ["X1 another status", ['{"status":3101,"message":"no"}'], "business", 1],
    ["R40 content that breaks the contract", ['{"status":0,"content":"wrong"}'], "contract", 1],
    ["R40 a status that is a text", ['{"status":"0"}'], "contract", 1],
    ["R40 a list", ["[]"], "contract", 1],
    ["R40 a broken body", ['{"status":'], "contract", 1],
    ["R43 HTML with 200", ["<!DOCTYPE html><title>Log in</title>"], "offline", 1],
    ["R43 HTML by its type", [status(200, { "content-type": "text/html; charset=utf-8" }, "hi")], "offline", 1],
    ["R35 400", [status(400)], "network", 1],
    ["R35 404 with a page", [status(404, { "content-type": "text/html" }, "<html>")], "network", 1],
    ["R44 429", [status(429, { "retry-after": "7" })], "busy", 1],
    ["R35 500 for ever", [status(500)], "network", 4],
    ["R35 X5 a broken line for ever", [breaks], "network", 4],
    ["R35 a line that comes back at the second try", [breaks, good], "ok", 2],
    ["R35 a line that comes back at the fourth try", [breaks, status(503), breaks, good], "ok", 4],
    ["R35 a refusal after a broken line", [breaks, status(403), good], "network", 2],
  ])("%s", async (_title, does, kind, tries) => {
    const { sender, sent } = senderOverLine(does);
    expect(said(await sender.send(read, {}))).toBe(kind);
    expect(sent).toHaveLength(tries);
  });

  it("R27 words and content come without marks that turn what follows", async () => {
    const turned = (given: number) => `{"status":${given},"message":"\u202Eno","content":{"name":"\u202EadA"}}`;
    const { sender } = senderOverLine([turned(0), turned(3101)]);
    expect(await sender.send(read, {})).toEqual({ ok: true, content: { name: "adA" } });
    expect(await sender.send(read, {})).toMatchObject({ message: "no", content: { name: "adA" } });
  });

  it.each([write, once])("R36 a write is sent once: $id", async (call) => {
    const { sender, sent } = senderOverLine([breaks]);
    expect(said(await sender.send(call, {}))).toBe("network");
    expect(sent).toHaveLength(1);
  });
});

describe("trying again", () => {
  it("R35 waits longer each time, never all at the same moment", async () => {
    const { sender, waited } = senderOverLine([breaks]);
    await sender.send(read, {});
    expect(waited).toHaveLength(3);
    waited.forEach((ms, attempt) => {
      expect(ms).toBeGreaterThanOrEqual(200 * 2 ** attempt);
      expect(ms).toBeLessThanOrEqual(400 * 2 ** attempt);
    });
  });

  it("R35 R39 ends with the screen", async () => {
    const left = new AbortController();
    const { sender, sent } = senderOverLine([breaks], { pause: undefined });
    const answer = sender.send(read, {}, left.signal);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    left.abort();
    expect(await answer).toMatchObject({ kind: "aborted", status: 1010101 });
    expect(sent).toHaveLength(1);
  });

  it("R34 C6 all tries together end at the call's time-out", async () => {
    vi.useFakeTimers();
    const { sender, sent } = senderOverLine([breaks], { pause: undefined, timeout: 500 });
    const answer = sender.send(read, {});
    await vi.advanceTimersByTimeAsync(500);
    expect(said(await answer)).toBe("timeout");
    expect(sent.length).toBeLessThan(4);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it.each<[string, Partial<HttpSenderOptions>]>([
    ["a seal", { seal: () => new Promise(() => undefined) }],
    [
      "a contract",
      {
        contract: {
          request: () => new Promise(() => undefined),
          response: async (_call, content) => ({ content, faults: [] }),
          secrets: async () => [],
        },
      },
    ],
  ])("R34 C6 %s that never comes does not outlast the call, and nothing is sent", async (_title, change) => {
    const { sender, sent } = senderOverLine([good], { ...change, timeout: 20 });
    expect(said(await sender.send(once, {}))).toBe("timeout");
    expect(sent).toEqual([]);
  });

  it("R39 nothing is sent for a screen that was left", async () => {
    const left = new AbortController();
    left.abort();
    // As the browser's own: what is given up sends nothing.
    const fetch: typeof globalThis.fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response(good);
    };
    const { sender } = senderOverLine([], { fetch });
    expect(said(await sender.send(read, {}, left.signal))).toBe("aborted");
  });
});

describe("a busy server", () => {
  // What else a header may say: busy.test.ts.
  it.each<[string, Record<string, string>, number]>([
    ["seconds", { "retry-after": "30" }, 30],
    ["a date", { date: "Mon, 05 Jan 2026 12:00:00 GMT", "retry-after": "Mon, 05 Jan 2026 12:00:20 GMT" }, 20],
    ["nothing", {}, 5],
  ])("R44 is left alone as long as it asks: %s", async (_title, headers, seconds) => {
    vi.useFakeTimers();
    const { sender, sent } = senderOverLine([status(429, headers), good]);
    expect(await sender.send(read, {})).toMatchObject({ kind: "busy", status: 429, content: { seconds } });
    expect(said(await sender.send(write, {}))).toBe("busy");
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it("R44 is asked again when the time is over", async () => {
    vi.useFakeTimers();
    const { sender } = senderOverLine([status(429, { "retry-after": "2" }), good]);
    await sender.send(read, {});
    await vi.advanceTimersByTimeAsync(1900);
    expect(said(await sender.send(read, {}))).toBe("busy");
    await vi.advanceTimersByTimeAsync(100);
    expect(said(await sender.send(read, {}))).toBe("ok");
    vi.useRealTimers();
  });
});

it.each<[does: Does, reported: readonly string[]]>([
  [good, []],
  ['{"status":3101}', []],
  [breaks, []],
  [status(500), ['no answer in the envelope {"call":"write"}']],
  [status(404), ['no answer in the envelope {"call":"write"}']],
  ["<html>", ['no answer in the envelope {"call":"write"}']],
  ['{"status":0,"content":"wrong"}', ['answer breaks the contract {"call":"write","faults":["/: is wrong"]}']],
])("R40 what is odd is tracked, never what was in it: %s", async (does, expected) => {
  const { sender, reported } = senderOverLine([does]);
  await sender.send(write, {});
  expect(reported).toEqual(expected);
});

it("R40 of a broken contract five faults are told", async () => {
  const faults = ["1", "2", "3", "4", "5", "6"];
  const { sender, reported } = senderOverLine([good], {
    contract: {
      request: async (_call, body) => body,
      response: async (_call, content) => ({ content, faults }),
      secrets: async () => [],
    },
  });
  await sender.send(read, {});
  expect(reported).toEqual([
    `answer breaks the contract ${JSON.stringify({ call: "read", faults: faults.slice(0, 5) })}`,
  ]);
});

it("C6 a call's own time-out goes before the common one", async () => {
  vi.useFakeTimers();
  const { sender } = senderOverLine([() => new Promise(() => undefined)], { timeout: 500 });
  let kind = "";
  void sender.send({ ...write, timeout: 2000 }, {}).then((answer) => (kind = said(answer)));
  await vi.advanceTimersByTimeAsync(1999);
  expect(kind).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(kind).toBe("timeout");
  vi.useRealTimers();
});

it("C8 listens to its screen no longer than the call takes", async () => {
  const leaving = new AbortController();
  const gone = vi.spyOn(leaving.signal, "removeEventListener");
  const { sender } = senderOverLine([good]);
  await sender.send(read, {}, leaving.signal);
  expect(gone.mock.calls.map(([event]) => event)).toEqual(["abort"]);
});
