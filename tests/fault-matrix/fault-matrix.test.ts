import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import catalogue from "../../api/errors.catalogue.json" with { type: "json" };
import { contract } from "../../app/contract.ts";
import { HttpSender, OnceKeys, OnceSender, Client } from "../../engine/api.ts";
import type { Answer } from "../../engine/testing.ts";
import type { CallDocument } from "../../engine/document.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { type Does, scriptedLine, torn } from "./line.ts";
import { sample } from "./sample.ts";

vi.setConfig({ hookTimeout: 60_000 });

const timeout = 40_000;
/** Each call as one that its decision allows: who may not make it is the tests' of permits. */
const calls = readDocuments(process.cwd()).all.flatMap(({ kind, file, data }) => {
  if (kind !== "call") return [];
  const { after: _, ...call } = data as unknown as CallDocument;
  return [{ file, call: call as CallDocument }];
});
const envelope = (content: unknown) => JSON.stringify({ status: 0, message: "success", content });
const page = "<!doctype html><title>Hotel Wi-Fi</title>";
const later = (ms: number, text: string) =>
  new Promise<Response>((give) => setTimeout(() => give(new Response(text)), ms));

/** A fault, what it is taken for, and how often a read is then sent; a write is always sent once. */
const faults: Record<string, { does: (good: string, limit: number) => Does; kind: string; tries: number }> = {
  "delay past time-out": { does: (good, limit) => () => later(limit + 1000, good), kind: "timeout", tries: 1 },
  never: { does: () => () => new Promise(() => undefined), kind: "timeout", tries: 1 },
  "drop mid-body": { does: (good) => () => torn(good), kind: "network", tries: 4 },
  "status 500": { does: () => () => new Response("oops", { status: 500 }), kind: "network", tries: 4 },
  "HTML with 200": { does: () => () => new Response(page), kind: "offline", tries: 1 },
  "wrong shape": { does: () => () => new Response(envelope("a text")), kind: "contract", tries: 1 },
  garbled: { does: (good) => () => new Response(good.slice(0, -3)), kind: "contract", tries: 1 },
};
const table = new Map<string, Record<string, string>>();

/** The real client and contract over a scripted line. */
function setUp(call: CallDocument) {
  const line = scriptedLine();
  const reported: string[] = [];
  const http = new HttpSender({
    contract,
    address: ({ path }) => path,
    headers: () => ({}),
    timeout,
    fetch: line.fetch,
    report: (message) => reported.push(message),
  });
  const known = (id: string) => calls.find((one) => one.call.id === id)?.call;
  const sender = new OnceSender({ http, keys: new OnceKeys(undefined), contract, call: known, timeout });
  const client = new Client({
    call: () => call,
    defaults: () => ({}),
    identity: () => "",
    sender: async () => sender,
  });
  return { ...line, client, reported };
}

const said = (answer: Answer) => (answer.ok ? "ok" : answer.kind);
const note = (call: CallDocument, fault: string, came: string) =>
  table.set(call.id, { ...table.get(call.id), [fault]: came });

/** Gives what a run came to, once as much time has passed as it may take. */
async function settled<T>(run: Promise<T>, limit: number): Promise<T> {
  await vi.advanceTimersByTimeAsync(limit + 2000);
  return run;
}

beforeAll(async () => {
  // The contract's code comes with the first call of an area; here it is there before the clock is stopped.
  await Promise.all(calls.map(({ call }) => contract.secrets(call)));
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => console.table(Object.fromEntries(table)));

describe.each(calls)("$call.id", ({ file, call }) => {
  const good = envelope(sample(call.response, file));
  const limit = call.timeout ?? timeout;
  /** Asked by a key, the lender says what the call was answered. */
  const learned = envelope({ known: true, answer: JSON.parse(good) as unknown });
  const reply = (address = "") => new Response(call.once && address.startsWith("/once/") ? learned : good);

  it.each(Object.entries(faults))("C6 R34 R35 R36 R40 R43 X5 %s", async (fault, { does, kind, tries }) => {
    const { client, requests, script, reported } = setUp(call);
    script(does(good, limit));
    const answer = await settled(client.run(call.id, { n: 1 }), limit);
    note(call, fault, said(answer));
    expect(said(answer)).toBe(call.once ? "unsettled" : kind);
    expect(requests).toHaveLength(call.kind === "read" ? tries : 1);
    expect(reported.length).toBeLessThanOrEqual(1);
    // Nothing is stuck: no timer is left, and the same call can be made again; what is made once is asked for by its key.
    await vi.advanceTimersByTimeAsync(limit);
    expect(vi.getTimerCount()).toBe(0);
    const [before] = requests;
    requests.length = 0;
    script(reply);
    expect(said(await settled(client.run(call.id, { n: 1 }), 0))).toBe("ok");
    expect(requests).toHaveLength(1);
    expect(before?.key !== undefined).toBe(call.once !== undefined);
    if (call.once) expect(requests[0]).toMatchObject({ key: undefined, body: JSON.stringify({ key: before?.key }) });
  });

  it("C5 R37 R45 duplicate", async () => {
    const { client, requests } = setUp(call);
    const runs = [client.run(call.id, { n: 1 }), client.run(call.id, { n: 1 })];
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0));
    for (const { answer } of requests) answer(reply());
    const came = (await settled(Promise.all(runs), 0)).map(said);
    note(call, "duplicate", came.join(" "));
    // A read joins the one on its way, and so does what no screen gives up (C8).
    const joins = call.kind === "read" || call.cancellable === false;
    expect(came).toEqual(["ok", joins ? "ok" : "aborted"]);
    expect(requests).toHaveLength(1);
  });

  // What is made once waits for what became of the one before: engine/api/once-unclear.test.ts.
  if (call.once) return;

  it("R38 C5 out of order", async () => {
    const { client, requests } = setUp(call);
    const other = Object.fromEntries([["n", 2], ...(call.cache?.by ?? []).map((field) => [field, "other"])]);
    const order: number[] = [];
    const runs = [client.run(call.id, { n: 1 }), client.run(call.id, other)].map((run, index) =>
      run.then((answer) => {
        order.push(index);
        return said(answer);
      }),
    );
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.answer(reply());
    await settled(runs[1] as Promise<string>, 0);
    requests[0]?.answer(reply());
    const came = await settled(Promise.all(runs), 0);
    note(call, "out of order", came.join(" "));
    expect(came).toEqual(["ok", "ok"]);
    expect(order).toEqual([1, 0]);
  });
});

it("X5 every fault has its entry in the catalogue, with words for the borrower", () => {
  for (const { kind } of Object.values(faults)) {
    const entry = catalogue.entries.find((one) => one.kind === kind);
    const steps = typeof entry?.then === "object" ? entry.then : [];
    expect(
      steps.some((step) => step.do === "toast"),
      kind,
    ).toBe(true);
  }
});

it("C8 only what the documents exempt outlives its screen", () => {
  const stays = calls
    .filter(({ call }) => call.kind === "write" || call.cancellable === false)
    .map(({ call }) => call.id);
  expect(stays).toContain("userinfo-app-auto-login");
  expect(calls.find(({ call }) => call.id === "userinfo-app-auto-login")?.call.cancellable).toBe(false);
  expect(calls.filter(({ call }) => call.kind === "read" && call.cancellable === false)).toEqual([]);
});
