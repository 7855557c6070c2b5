import { describe, expect, it } from "vitest";
import type { CallDocument } from "../document/types.ts";
import type { Seal } from "./seal.ts";
import { said, senderOverLine, status } from "./testing/sender-over-line.ts";

const base = { path: "/a", request: {}, response: {} } as const;
const read: CallDocument = { ...base, id: "read", kind: "read" };
const write: CallDocument = { ...base, id: "write", kind: "write" };
const once: CallDocument = { ...base, id: "once", kind: "write", once: "asked" };
const good = '{"status":0,"message":"","content":{"a":1}}';

describe("a seal", () => {
  const seal = (name: string): Seal => ({
    headers: { cipher: name },
    close: (body) => `<${body}>`,
    open(content, around) {
      expect(around).toMatchObject({ sent: `<${name === "two" ? "{}" : '{"a":1}'}>`, message: "m" });
      if (typeof content !== "string" || !content.startsWith("sealed ")) throw new Error("no");
      return JSON.parse(content.slice(7));
    },
  });
  const sealed = (content: unknown, code = 0) => JSON.stringify({ status: code, message: "m", content });

  it.each<[string, string, string, unknown]>([
    ["C2 opens a content", sealed('sealed {"a":1}'), "ok", { a: 1 }],
    ["C2 opens a refusal's content", sealed('sealed {"left":2}', 3020), "business", { left: 2 }],
    ["C2 R41 refuses a refusal with a plain content: its words are nobody's", sealed({ left: 2 }, 3020), "fault", null],
    ["C2 R41 refuses a refusal with no content", '{"status":3020,"message":"m"}', "fault", null],
    ["C2 R41 refuses a changed content", sealed("SECRET"), "fault", null],
    ["C2 R41 refuses a plain content", sealed({ a: "SECRET" }), "fault", null],
    ["C2 R41 refuses a refusal with a changed content", sealed("SECRET", 3020), "fault", null],
  ])("%s", async (_title, text, kind, content) => {
    const { sender, sent, reported } = senderOverLine([text], { seal: async () => seal("one") });
    const answer = await sender.send(read, { a: 1 });
    expect(said(answer)).toBe(kind);
    expect(answer.content).toEqual(content);
    expect(sent[0]?.body).toBe('<{"a":1}>');
    expect(sent[0]?.headers).toMatchObject({ cipher: "one" });
    expect(reported.join()).not.toContain("SECRET");
    expect(reported).toHaveLength(kind === "fault" ? 1 : 0);
  });

  it("C2 is renewed once when the server no longer knows it, with the same key of the intent", async () => {
    const asked: boolean[] = [];
    const { sender, sent } = senderOverLine([status(412), sealed("sealed {}")], {
      seal: async (_call, _signal, again) => {
        asked.push(again);
        return seal(again ? "two" : "one");
      },
    });
    expect(said(await sender.send(once, {}, undefined, "k1"))).toBe("ok");
    expect(asked).toEqual([false, true]);
    const keys = sent.map(({ headers }) => (headers as Record<string, string>)["idempotency-key"]);
    expect(keys).toEqual(["k1", "k1"]);
    expect(sent[1]?.headers).toMatchObject({ cipher: "two" });
  });

  it("C2 a seal that cannot be had is a broken line, and nothing goes plain", async () => {
    const { sender, sent } = senderOverLine([good], { seal: () => Promise.reject(new Error("no nonce")) });
    expect(said(await sender.send(write, {}))).toBe("network");
    expect(sent).toEqual([]);
  });
});

describe("what goes over the line", () => {
  it("C1 C4 is one POST of JSON to the call's address, which says nowhere where it comes from", async () => {
    const addresses: unknown[] = [];
    const { sender, sent } = senderOverLine([good], {
      address: (call) => `https://server.example${call.path}?c=7`,
      headers: (call) => ({ "x-call": call.id }),
      fetch: async (address, init) => {
        addresses.push(address);
        sent.push(init as RequestInit);
        return new Response(good);
      },
    });
    await sender.send(read, { b: 2 });
    const { signal, ...init } = sent[0] ?? {};
    expect(addresses).toEqual(["https://server.example/a?c=7"]);
    expect(signal).toBeInstanceOf(AbortSignal);
    expect(init).toStrictEqual({
      method: "POST",
      headers: { "content-type": "application/json", "x-call": "read" },
      body: '{"b":2}',
      referrerPolicy: "no-referrer",
    });
  });

  it("C2 C5 is sealed together with the key of the intent", async () => {
    const closed: unknown[] = [];
    const seal: Seal = { headers: {}, close: (body, key) => (closed.push([body, key]), "sealed"), open: () => ({}) };
    const { sender, sent } = senderOverLine([good], { seal: async () => seal });
    await sender.send(once, { b: 2 }, undefined, "k1");
    expect(closed).toEqual([['{"b":2}', "k1"]]);
    expect(sent[0]?.body).toBe("sealed");
  });

  it("C2 a plain call that meets 412 is no answer, and is not sent again", async () => {
    const { sender, sent } = senderOverLine([status(412), good]);
    expect(said(await sender.send(write, {}))).toBe("network");
    expect(sent).toHaveLength(1);
  });
});

it("C2 R41 an answer that cannot be opened is tracked as that", async () => {
  const open = () => {
    throw new Error("no");
  };
  const { sender, reported } = senderOverLine([good], {
    seal: async () => ({ headers: {}, close: (body) => body, open }),
  });
  expect(await sender.send(read, {})).toEqual({ ok: false, kind: "fault", status: -1, message: "", content: null });
  expect(reported).toEqual(['the answer could not be opened {"call":"read"}']);
});
