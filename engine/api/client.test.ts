import { expect, it } from "vitest";
import { type Answer, refused } from "./answer.ts";
import type { Sender } from "./sender.ts";
import { clientComingTo, clientOverLine, envelope, kindOf } from "./testing/client-over-line.ts";

it("C4 gives the content of status 0, and a business failure for any other", async () => {
  const { client, request } = clientOverLine();
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
  const { client, request, reported } = clientOverLine();
  const run = client.run("read");
  (await request(0)).answer(envelope("wrong"));
  expect(kindOf(await run)).toBe("contract");
  expect(reported).toEqual(["answer breaks the contract"]);
});

it("C6 R34 a call ends at its time-out", async () => {
  const { client } = clientOverLine();
  expect(kindOf(await client.run("slow"))).toBe("timeout");
});

it.each([
  [1, "ok", 2],
  [9, "network", 2],
])("C18 code that could not be had %i times ahead makes a call end in %s", async (fails, kind, asked) => {
  let times = 0;
  const { client } = clientOverLine({
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
  const { client } = clientOverLine({ sender, unanswered: (call) => void unanswered.push(call) });
  await client.run("once");
  expect(unanswered).toEqual(told);
});

it("R47 what became of a call is asked by its key", async () => {
  const { client } = clientOverLine();
  expect(await client.ask("once", "k")).toEqual({
    settled: true,
    answer: { ok: true, content: "what became of it" },
  });
  const { client: without } = clientOverLine({ sender: () => Promise.reject(new Error("gone")) });
  expect(await without.ask("once", "k")).toMatchObject({ settled: false, answer: { kind: "network" } });
});

it("R47 R48 what is pending is what the code that sends knows of, and nothing where that cannot be had", async () => {
  const one = { call: "once", key: "k", at: 1, from: 2 };
  const { client } = clientOverLine({
    sender: async () => ({
      send: async () => refused("fault"),
      ask: async () => ({ settled: false, answer: refused("fault") }),
      pending: () => [one],
    }),
  });
  expect(await client.pending()).toEqual([one]);
  expect(await clientOverLine({ sender: () => Promise.reject(new Error("gone")) }).client.pending()).toEqual([]);
});

it("C9 says which list of a call's answer comes in pages", () => {
  const { client } = clientOverLine();
  expect(["paged", "read", "nothing"].map((id) => client.pages(id))).toEqual(["list", undefined, undefined]);
});

it("an unknown call is a fault, not a crash", async () => {
  expect(kindOf(await clientOverLine().client.run("nothing"))).toBe("fault");
});

const good: Answer = { ok: true, content: 1 };

it("a call's body gets what it lacks, and keeps what it says", async () => {
  const { client, bodies } = clientComingTo([good], { defaults: () => ({ a: 1, b: 1 }) });
  await client.run("read", { b: 2 });
  expect(bodies).toEqual([{ a: 1, b: 2 }]);
});

it("says of an unknown call which", async () => {
  const { client } = clientComingTo([good]);
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
  const { client, bodies } = clientComingTo([good], { online: () => online });
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
  const { client, unanswered } = clientComingTo([answer]);
  await client.run("read");
  expect(unanswered).toEqual(told);
});

it.each<[Answer, number]>([
  [refused("network"), 1],
  [refused("timeout"), 1],
  // A page of the network came in the server's place (R43).
  [refused("offline"), 1],
  [refused("contract"), 0],
  [refused("business"), 0],
  [{ ok: true, content: {} }, 0],
])("R42 counts a call that reached nobody: %j", async (answer, count) => {
  const { client } = clientComingTo([answer]);
  await client.run("read");
  expect(client.unheard.read()).toBe(count);
});
