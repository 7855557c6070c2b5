import { afterEach, describe, expect, it, vi } from "vitest";
import type { CallDocument } from "../document/types.ts";
import type { Answer } from "./answer.ts";
import { Client } from "./client.ts";
import { Permits } from "./permits.ts";
import { there } from "../../tests/there.ts";

const base = { request: {}, response: {} } as const;
const calls: Record<string, CallDocument> = {
  kept: { ...base, id: "kept", path: "/kept", kind: "read", cache: { by: ["type"] } },
  brief: { ...base, id: "brief", path: "/brief", kind: "read", cache: { by: [], for: 20 } },
  send: {
    ...base,
    id: "send",
    path: "/send",
    kind: "write",
    after: {
      decision: "door",
      rows: { main: { type: "a" }, side: { type: "b" }, both: { type: "a", size: 2 } },
      for: 60_000,
    },
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
function setUp(tells = true) {
  const sent: string[] = [];
  const reported: unknown[] = [];
  const now = { who: "ada", answer: good, settled: true };
  const client = new Client({
    call: (id) => calls[id],
    defaults: () => ({}),
    identity: () => now.who,
    ...(tells && { report: (message, detail) => reported.push({ message, ...detail }) }),
    sender: async () => ({
      pending: () => [],
      ask: async () => ({ settled: now.settled, answer: now.answer }),
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

  it("F6 is refused with its reason, whether or not anybody wants to be told", async () => {
    const { client, sent } = setUp(false);
    expect(client.allows("send", main)).toBe(false);
    expect(await client.run("send", main)).toEqual({
      ok: false,
      kind: "fault",
      status: -1,
      message: "no decision allows the call",
      content: null,
      call: "send",
    });
    expect(sent).toEqual([]);
    client.permits.took("door", "main");
    expect([client.allows("send", main), client.allows("send", { type: "b" })]).toEqual([true, false]);
  });

  it("F6 is allowed only where all that its row wants is said", async () => {
    const { client, kind } = setUp();
    client.permits.took("door", "both");
    expect(await kind("send", { type: "a", size: 1 })).toBe("fault");
    expect(await kind("send", { type: "a", size: 2 })).toBe("ok");
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

  it("F6 stays allowed, and nothing is forgotten, while its key settles nothing", async () => {
    const { client, kind, now, sent } = setUp();
    await kind("kept");
    client.permits.took("door", "main");
    now.settled = false;
    await client.ask("send", "key");
    await kind("kept");
    expect(sent).toEqual(["kept"]);
    expect(await kind("send", main)).toBe("ok");
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

  it("F6 is allowed to the last ms of its time", () => {
    let now = 1000;
    const permits = new Permits(
      () => "ada",
      () => now,
    );
    const short = there(calls.short);
    permits.took("door", "main");
    now += 20;
    expect(permits.allow(short, {})).toBe(true);
    now += 1;
    expect(permits.allow(short, {})).toBe(false);
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
  it("is nothing when this one does not know it", async () => {
    const { client, kind } = setUp();
    client.permits.took("door", "main");
    client.overtaken("nothing");
    expect(await kind("send", main)).toBe("ok");
  });

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
