import { describe, expect, it } from "vitest";
import { breaks, keyOf, onceOverLine, pay, response, said, type Strike } from "./testing/once-over-line.ts";

/** Everything that is no clear answer. */
const unclear: Record<string, { comes: Strike["comes"]; why: string }> = {
  "a broken line": { comes: breaks, why: "network" },
  "HTTP 500": { comes: () => response("oops", 500), why: "network" },
  "HTTP 502 with a page": { comes: () => response("<html>", 502), why: "network" },
  "HTTP 403": { comes: () => response("no", 403), why: "network" },
  "a page with 200": { comes: () => response("<!doctype html>"), why: "offline" },
  "a torn answer": { comes: (answer) => response(answer.slice(0, -3)), why: "contract" },
  "an answer that breaks the contract": {
    comes: () => response('{"status":0,"message":"","content":"wrong"}'),
    why: "contract",
  },
  "status -1": { comes: () => response('{"status":-1,"message":"system error"}'), why: "business" },
  silence: { comes: () => new Promise(() => undefined), why: "timeout" },
};

describe.each(Object.entries(unclear))("R36 R47 R48 C5 %s", (_title, { comes, why }) => {
  it("after it was done: nothing is said, the key is kept, and by it the answer is learned", async () => {
    const { tab, done, keys, strikes } = onceOverLine();
    const sender = tab();
    strikes.push({ arrives: true, comes });
    const answer = await sender.send(pay, { amount: 1 });
    expect(answer).toMatchObject({ kind: "unsettled", content: { key: keys[0], why, other: false } });
    expect(await sender.ask(pay, keyOf(answer))).toEqual({ settled: true, answer: { ok: true, content: { no: 1 } } });
    expect(done).toHaveLength(1);
  });

  it("before it arrived, and pressed again: the server says that it never came, and this one is done", async () => {
    const { tab, done, keys, strikes } = onceOverLine();
    strikes.push({ arrives: false, comes });
    await tab().send(pay, { amount: 1 });
    expect(said(await tab().send(pay, { amount: 1 }))).toEqual({ no: 1 });
    expect(done).toHaveLength(1);
    expect(keys).toHaveLength(2);
  });

  it("before it arrived: the server says so, and what comes late is not done", async () => {
    const { tab, done, strikes } = onceOverLine();
    const sender = tab();
    strikes.push({ arrives: false, comes });
    const answer = await sender.send(pay, { amount: 1 });
    expect(await sender.ask(pay, keyOf(answer))).toMatchObject({ settled: true, answer: { kind: "unarrived" } });
    expect(said(await sender.send(pay, { amount: 1 }))).toEqual({ no: 1 });
    expect(done).toHaveLength(1);
  });

  it.each(["the same page", "a reload or a second tab"])("pressed again in %s it is not done again", async (where) => {
    const { tab, done, strikes } = onceOverLine();
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
    const { tab, done, strikes } = onceOverLine();
    strikes.push({ arrives: true, comes });
    await tab().send(pay, { amount: 1, owed: 5 });
    expect(said(await tab().send(pay, { amount: 1, owed: 4 }))).toBe("carried");
    expect(done).toHaveLength(1);
    expect(said(await tab().send(pay, { amount: 1, owed: 4 }))).toEqual({ no: 2 });
  });

  it("while the asking fails nothing more is sent", async () => {
    const { tab, keys, strikes, asked } = onceOverLine();
    const sender = tab();
    strikes.push({ arrives: true, comes });
    const first = await sender.send(pay, { amount: 1 });
    for (const ask of [breaks, () => response("oops", 500), () => response('{"status":-1,"message":""}')]) {
      asked.push(ask);
      asked.push(ask);
      for (const amount of [1, 2]) {
        const again = await sender.send(pay, { amount });
        expect(again).toMatchObject({ kind: "unsettled", content: { other: amount === 2 } });
        expect(keyOf(again)).toBe(keyOf(first));
      }
    }
    expect(keys).toHaveLength(1);
  });
});
