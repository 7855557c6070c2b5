import { expect, it } from "vitest";
import { type Answer, refused } from "./answer.ts";
import { KnownAnswers } from "./known-answers.ts";
import { clientComingTo, clientOverLine, envelope, kindOf } from "./testing/client-over-line.ts";

it("C9 each page of a list is kept by itself", async () => {
  const { client, sent, request } = clientOverLine();
  for (const [index, page] of [{}, { from: 100 }].entries()) {
    const running = client.run("paged", page);
    (await request(index)).answer(envelope({ list: [index] }));
    await running;
  }
  expect(await client.run("paged", { from: 100 })).toEqual({ ok: true, content: { list: [1] } });
  expect(await client.run("paged")).toEqual({ ok: true, content: { list: [0] } });
  expect(sent).toHaveLength(2);
});

it("C9 F35 an answer is not kept where it holds the field that says it passes", async () => {
  const { client, sent, request } = clientOverLine();
  for (const [index, content] of [{ passing: "o1" }, { other: 1 }].entries()) {
    const running = client.run("passing");
    (await request(index)).answer(envelope(content));
    expect(await running).toEqual({ ok: true, content });
  }
  expect(await client.run("passing")).toEqual({ ok: true, content: { other: 1 } });
  expect(sent).toHaveLength(2);
});

const good: Answer = { ok: true, content: 1 };

it("C5 C8 a read that a second caller joined outlives the first one's leaving", async () => {
  const { client, sent, request } = clientOverLine();
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
  const { client, sent, request } = clientOverLine();
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

it("C5 R37 the same read in flight is joined, the same write is dropped with 1010101", async () => {
  const { client, sent, request } = clientOverLine();
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
  const { client, sent, request } = clientOverLine();
  const runs = [client.run("write", { a: 1 }), client.run("write", { a: 2 })];
  (await request(1)).answer(envelope(null));
  (await request(0)).answer(envelope(null));
  expect((await Promise.all(runs)).map(kindOf)).toEqual(["ok", "ok"]);
  expect(sent).toHaveLength(2);
});

it("C8 leaving cancels a read, never a write", async () => {
  const { client, request } = clientOverLine();
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
  const { client, sent, request } = clientOverLine({ identity: () => identity });
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

it("C9 keeps apart what its fields tell apart, and nothing that failed", async () => {
  const { client, bodies } = clientComingTo([refused("network"), good]);
  await client.run("kept", { type: "x" });
  await client.run("kept", { type: "x" });
  await client.run("kept", { type: "x", other: 1 });
  await client.run("kept", { type: "y" });
  await client.run("kept");
  await client.run("kept", { type: null });
  expect(bodies).toEqual([{ type: "x" }, { type: "x" }, { type: "y" }, {}]);
});

it("C9 forgets what is kept of one call, or of all", async () => {
  const { client, bodies } = clientComingTo([good]);
  await client.run("kept", { type: "x" });
  client.forget("read");
  await client.run("kept", { type: "x" });
  expect(bodies).toHaveLength(1);
  client.forget();
  await client.run("kept", { type: "x" });
  expect(bodies).toHaveLength(2);
});

it("C9 an answer that was on its way when all was forgotten is not kept", async () => {
  const { client, sent, request } = clientOverLine();
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
  const { client, sent, request } = clientOverLine();
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

it("C5 a read that was on its way when all was forgotten is asked anew, and the one before leaves the new one alone", async () => {
  const { client, sent, request } = clientOverLine();
  const old = client.run("read");
  const asked = await request(0);
  client.forget();
  const next = client.run("read");
  await request(1);
  asked.answer(envelope("old"));
  expect(await old).toEqual({ ok: true, content: "old" });
  const joined = client.run("read");
  (await request(1)).answer(envelope("new"));
  expect([await next, await joined]).toEqual([
    { ok: true, content: "new" },
    { ok: true, content: "new" },
  ]);
  expect(sent).toHaveLength(2);
});

it("C8 a read that is not to be given up outlives the screen's leaving", async () => {
  const { client, request } = clientOverLine();
  const left = new AbortController();
  const running = client.run("last", {}, left.signal);
  const asked = await request(0);
  left.abort();
  expect(asked.signal.aborted).toBe(false);
  asked.answer(envelope("value"));
  expect(await running).toEqual({ ok: true, content: "value" });
});

it("C8 C5 a write that is exempt from cancel is answered to who asks again, the screen of the first being left", async () => {
  const { client, sent, request } = clientOverLine();
  const left = new AbortController();
  const first = client.run("entry", { userGid: "g" }, left.signal);
  const asked = await request(0);
  left.abort();
  const second = client.run("entry", { userGid: "g" });
  asked.answer(envelope("in"));
  expect([await first, await second]).toEqual([
    { ok: true, content: "in" },
    { ok: true, content: "in" },
  ]);
  expect(sent).toHaveLength(1);
});

/** A client with a store of its own, that has been answered "before". */
async function knowing() {
  const store = new Map<string, string>();
  const line = clientOverLine();
  const { client } = line;
  client.known = new KnownAnswers(
    {
      get length() {
        return store.size;
      },
      key: (index) => [...store.keys()][index] ?? null,
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
    () => "u1",
    () => 5,
  );
  for (const [index, id] of ["known", "read"].entries()) {
    const running = client.run(id, { a: 1 });
    (await line.request(index)).answer(envelope("before"));
    await running;
  }
  return { ...line, store };
}

it("only a call whose document says so is known later, by its body", async () => {
  const { client } = await knowing();
  expect(client.lastKnown("known", { a: 1 })).toEqual({ content: "before", at: 5 });
  expect(client.lastKnown("known", { a: 2 })).toBeUndefined();
  expect(client.lastKnown("read", { a: 1 })).toBeUndefined();
});

it("a refusal is not kept in the answer's place", async () => {
  const { client, request } = await knowing();
  const running = client.run("known", { a: 1 });
  (await request(2)).answer(envelope({}, 3198, "not found"));
  await running;
  expect(client.lastKnown("known", { a: 1 })?.content).toBe("before");
});

it.each([
  ["read", "before"],
  ["write", "before"],
  ["once", undefined],
])("R46 after a %s that may have reached the server, what is known is %s", async (id, content) => {
  const { client, request } = await knowing();
  const running = client.run(id, {});
  (await request(2)).break();
  await running;
  expect(client.lastKnown("known", { a: 1 })?.content).toBe(content);
});
