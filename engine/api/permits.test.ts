import { afterEach, describe, expect, it, vi } from "vitest";
import type { CallDocument } from "../document/types.ts";
import type { Answer } from "./answer.ts";
import { Client } from "./client.ts";

const base = { request: {}, response: {} } as const;
const calls: Record<string, CallDocument> = {
  kept: { ...base, id: "kept", path: "/kept", kind: "read", cache: { by: ["type"] } },
  brief: { ...base, id: "brief", path: "/brief", kind: "read", cache: { by: [], for: 20 } },
  send: {
    ...base,
    id: "send",
    path: "/send",
    kind: "write",
    after: { decision: "door", rows: { main: { type: "a" }, side: { type: "b" } }, for: 60_000 },
    drops: { calls: ["kept"], decisions: ["door", "other"] },
  },
  short: {
    ...base,
    id: "short",
    path: "/short",
    kind: "write",
    after: { decision: "door", rows: { main: {} }, for: 20 },
  },
  pay: { ...base, id: "pay", path: "/pay", kind: "write", drops: { calls: ["kept"], decisions: ["door"] } },
};

const good: Answer = { ok: true, content: "done" };
const failed = (kind: "business" | "timeout" | "offline" | "busy"): Answer => ({
  ok: false,
  kind,
  status: 1,
  message: "",
  content: null,
});

/** A client whose calls come to what the test says. */
function setUp() {
  const sent: string[] = [];
  const reported: unknown[] = [];
  const now = { who: "ada", answer: good };
  const client = new Client({
    call: (id) => calls[id],
    defaults: () => ({}),
    identity: () => now.who,
    report: (message, detail) => reported.push({ message, ...detail }),
    sender: async () => ({
      pending: () => [],
      ask: async () => ({ settled: true, answer: now.answer }),
      send: async (call) => {
        sent.push(call.id);
        return now.answer;
      },
    }),
  });
  const kind = async (id: string, body = {}) => {
    const answer = await client.run(id, body);
    return answer.ok ? "ok" : answer.kind;
  };
  return { client, sent, reported, now, kind };
}

/** The page's clock goes on by so many ms. */
const later = (ms: number) => vi.spyOn(performance, "now").mockReturnValue(performance.now() + ms);

afterEach(() => vi.restoreAllMocks());

const main = { type: "a" };

describe("a call that a decision must allow", () => {
  it("F6 is refused, and told of, when no decision was taken", async () => {
    const { kind, sent, reported } = setUp();
    expect(await kind("send", main)).toBe("fault");
    expect(sent).toEqual([]);
    expect(reported).toEqual([{ message: "no decision allows the call", call: "send", decision: "door" }]);
  });

  it.each<[row: string, body: object, kind: string]>([
    ["main", { type: "a" }, "ok"],
    ["main", { type: "b" }, "fault"],
    ["main", {}, "fault"],
    ["side", { type: "b" }, "ok"],
    ["side", { type: "a" }, "fault"],
    ["refused", { type: "a" }, "fault"],
    ["undecided", { type: "a" }, "fault"],
    ["constructor", { type: "a" }, "fault"],
  ])("F6 row %s with %j: %s", async (row, body, expected) => {
    const { client, kind } = setUp();
    client.permits.took("door", row);
    expect(await kind("send", body)).toBe(expected);
  });

  it("F6 another decision allows nothing, and the row taken last counts", async () => {
    const { client, kind } = setUp();
    client.permits.took("window", "main");
    expect(await kind("send", main)).toBe("fault");
    client.permits.took("door", "main");
    client.permits.took("door", "refused");
    expect(await kind("send", main)).toBe("fault");
  });

  it("F6 is allowed once: carried out, it must be decided anew", async () => {
    const { client, kind } = setUp();
    client.permits.took("door", "main");
    expect([await kind("send", main), await kind("send", main)]).toEqual(["ok", "fault"]);
  });

  it.each(["business", "timeout", "offline", "busy"] as const)(
    "C5 stays allowed after %s: who is told 'wrong PIN', or nothing, tries again",
    async (outcome) => {
      const { client, kind, now } = setUp();
      client.permits.took("door", "main");
      now.answer = failed(outcome);
      expect(await kind("send", main)).toBe(outcome);
      now.answer = good;
      expect(await kind("send", main)).toBe("ok");
    },
  );

  it("F6 is carried out when the server says so later, by its key", async () => {
    const { client, kind } = setUp();
    client.permits.took("door", "main");
    await client.ask("send", "key");
    expect(await kind("send", main)).toBe("fault");
  });

  it("F6 is not allowed for somebody else, nor again for the first after him", async () => {
    const { client, kind, now } = setUp();
    client.permits.took("door", "main");
    now.who = "obi";
    expect(await kind("send", main)).toBe("fault");
  });

  it("F6 is allowed for its time alone", async () => {
    const { client, kind } = setUp();
    client.permits.took("door", "main");
    later(30);
    expect(await kind("short")).toBe("fault");
    expect(await kind("send", main)).toBe("ok");
  });

  it.each<[outcome: string, answer: Answer, kind: string]>([
    ["carried out", good, "fault"],
    ["refused", failed("business"), "fault"],
    ["not answered", failed("timeout"), "fault"],
    ["not sent", failed("offline"), "ok"],
    ["put off", failed("busy"), "ok"],
  ])("F6 a call that changes the matter and is %s: %s", async (_outcome, answer, expected) => {
    const { client, kind, now } = setUp();
    client.permits.took("door", "main");
    now.answer = answer;
    await kind("pay");
    now.answer = good;
    expect(await kind("send", main)).toBe(expected);
  });
});

describe("a call that another page of this user sent", () => {
  it.each([
    ["the same call", "send"],
    ["one that changes the matter", "pay"],
  ])("F6 C9 %s: nothing is kept or allowed any more", async (_, overtaking) => {
    const { client, kind, sent } = setUp();
    await kind("kept", { type: "x" });
    client.permits.took("door", "main");
    client.overtaken(overtaking);
    expect(await kind("send", main)).toBe("fault");
    await kind("kept", { type: "x" });
    expect(sent).toEqual(["kept", "kept"]);
  });

  it("C9 is told of by the page that sent it, where it makes anything untrue", async () => {
    const { client, kind, now } = setUp();
    await kind("brief");
    now.answer = failed("offline");
    await kind("pay");
    expect(client.dropped.read()).toBeUndefined();
    now.answer = failed("timeout");
    await kind("pay");
    expect(client.dropped.read()).toEqual({ call: "pay" });
  });
});

describe("answers that are kept", () => {
  it.each<[outcome: string, answer: Answer, asked: number]>([
    ["carried out", good, 2],
    ["refused", failed("business"), 2],
    ["not answered", failed("timeout"), 2],
    ["not sent", failed("offline"), 1],
  ])("C9 a call that makes them untrue and is %s leaves %i askings", async (_outcome, answer, asked) => {
    const { kind, sent, now } = setUp();
    await kind("kept", { type: "x" });
    now.answer = answer;
    await kind("pay");
    now.answer = good;
    await kind("kept", { type: "x" });
    expect(sent.filter((id) => id === "kept")).toHaveLength(asked);
  });

  it("C9 are kept for their time alone", async () => {
    const { kind, sent } = setUp();
    await kind("brief");
    await kind("brief");
    later(30);
    await kind("brief");
    expect(sent).toEqual(["brief", "brief"]);
  });
});
