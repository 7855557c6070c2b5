import { describe, expect, it, vi } from "vitest";
import { breaks, join, keyOf, onceOverLine, other, pay, plain, response, said } from "./testing/once-over-line.ts";

describe("R47 R48 what is pending", () => {
  it("is known to another page of the same user, and may be asked about at once when its sending ended", async () => {
    const { tab, strikes, keys } = onceOverLine();
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
    const { tab, strikes } = onceOverLine();
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

describe("C5 R54 a wish of a guest whose answer got lost", () => {
  it("is asked about when it is made again", async () => {
    const { tab, strikes, done } = onceOverLine();
    strikes.push({ arrives: true, comes: breaks });
    await tab("").send(join, { number: 1 });
    expect(said(await tab("").send(join, { number: 1 }))).toEqual({ no: 1 });
    expect(done).toHaveLength(1);
  });

  it("is not told to the next guest, whose own is sent", async () => {
    const { tab, strikes, done } = onceOverLine();
    strikes.push({ arrives: true, comes: breaks });
    await tab("").send(join, { number: 1 });
    expect(said(await tab("").send(join, { number: 2 }))).toEqual({ no: 2 });
    expect(done).toHaveLength(2);
  });

  it("holds up a known user's next one of a call that guests may make as well", async () => {
    const { tab, strikes, done } = onceOverLine();
    const open = { ...pay, guest: true as const };
    strikes.push({ arrives: true, comes: breaks });
    await tab().send(open, { amount: 1 });
    expect(await tab().send(open, { amount: 2 })).toMatchObject({ ok: false, kind: "carried" });
    expect(done).toHaveLength(1);
  });
});

describe("C5 R48 the same wish in two tabs at once", () => {
  /** An answer that comes when the test says so. */
  const later = () => {
    let come = (_: Response): void => undefined;
    const comes = () => new Promise<Response>((settle) => (come = settle));
    return { comes, come: (text: string) => come(response(text)) };
  };

  it("is sent once, and both learn what it came to", async () => {
    const { tab, done, keys, strikes } = onceOverLine();
    const { comes, come } = later();
    strikes.push({ arrives: true, comes });
    const first = tab().send(pay, { amount: 1 });
    const second = tab().send(pay, { amount: 1 });
    const pressedBy = Date.now();
    await vi.waitFor(() => expect(keys).toHaveLength(1), { interval: 1 });
    // Answered later than both were pressed, by the clock of the device.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(pressedBy), { interval: 1 });
    come('{"status":0,"message":"","content":{"no":1}}');
    expect(said(await first)).toEqual({ no: 1 });
    expect(said(await second)).toEqual({ no: 1 });
    expect([done.length, keys.length]).toEqual([1, 1]);
  });

  it("waits for a call that takes its whole time, and for what is asked before it", async () => {
    const { tab, waits } = onceOverLine();
    await tab().send(pay, { amount: 1 });
    await tab().send({ ...pay, timeout: 90_000 }, { amount: 2 });
    expect(waits).toEqual([240_000, 180_000]);
  });

  it("is no other wish: one of another body waits and is sent, one of another user does not wait", async () => {
    const { tab, done, keys, strikes } = onceOverLine();
    const { comes, come } = later();
    strikes.push({ arrives: true, comes });
    const first = tab().send(pay, { amount: 1 });
    const others = [tab().send(pay, { amount: 2 }), tab("obi").send(pay, { amount: 1 })];
    await vi.waitFor(() => expect(keys).toHaveLength(2), { interval: 1 });
    come('{"status":0,"message":"","content":{"no":1}}');
    await Promise.all([first, ...others]);
    expect([done.length, keys.length]).toEqual([3, 3]);
  });

  it("is another wish where it is pressed after the first was answered", async () => {
    const { tab, done } = onceOverLine();
    await tab().send(pay, { amount: 1 });
    await tab().send(pay, { amount: 1 });
    expect(done).toHaveLength(2);
  });

  it("R44 that was never looked at is sent by the second tab", async () => {
    const { tab, done, keys, strikes } = onceOverLine();
    strikes.push({ arrives: false, comes: () => new Response("", { status: 429, headers: { "retry-after": "1" } }) });
    const [first, second] = await Promise.all([tab().send(pay, { amount: 1 }), tab().send(pay, { amount: 1 })]);
    expect([said(first), said(second)]).toEqual(["busy", { no: 1 }]);
    expect([done.length, keys.length]).toEqual([1, 2]);
  });
});

describe("what settles a matter", () => {
  it.each<[string, string, string | object]>([
    ["success", '{"status":0,"message":"","content":{"no":7}}', { no: 7 }],
    ["a refusal", '{"status":3101,"message":"no"}', "business"],
  ])("%s: the next press is another wish with another key", async (_title, text, came) => {
    const { tab, keys, answer } = onceOverLine();
    answer(text);
    const sender = tab();
    expect(said(await sender.send(pay, { amount: 1 }))).toEqual(came);
    await sender.send(pay, { amount: 1 });
    expect(new Set(keys).size).toBe(2);
  });

  it("a refusal that is learned by the key is that refusal, and then the next wish is sent", async () => {
    const { tab, keys, strikes, answer } = onceOverLine();
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
    const { tab, strikes, kept } = onceOverLine();
    strikes.push({ arrives: false, comes: () => new Response("", { status: 429, headers: { "retry-after": "1" } }) });
    expect(said(await tab().send(pay, {}))).toBe("busy");
    expect([...kept]).toEqual([]);
  });

  it("an answer that stays unreadable is 'it was done' and no more", async () => {
    const { tab, done, answer } = onceOverLine();
    answer('{"status":0,"message":"","content":"wrong"}');
    const sender = tab();
    const first = await sender.send(pay, {});
    expect((await sender.ask(pay, keyOf(first))).answer).toMatchObject({ kind: "carried" });
    expect(done).toHaveLength(1);
  });

  it("pressed again, what stays unreadable was done, and nothing more is sent", async () => {
    const { tab, done, keys, answer } = onceOverLine();
    answer('{"status":0,"message":"","content":"wrong"}');
    await tab().send(pay, {});
    expect(said(await tab().send(pay, {}))).toBe("carried");
    expect(done).toHaveLength(1);
    expect(keys).toHaveLength(1);
  });

  it("the same fields in another order are the same wish", async () => {
    const { tab, done, strikes } = onceOverLine();
    strikes.push({ arrives: true, comes: breaks });
    await tab().send(pay, { amount: 1, bank: "b", card: "c" });
    expect(said(await tab().send(pay, { card: "c", amount: 1, bank: "b" }))).toEqual({ no: 1 });
    expect(done).toHaveLength(1);
  });

  it("a call of which nobody can be asked stays open", async () => {
    const { tab, strikes } = onceOverLine();
    const sender = tab();
    const unasked = { ...pay, once: "nothing" };
    strikes.push({ arrives: true, comes: breaks });
    const lost = await sender.send(unasked, {});
    expect(await sender.ask(unasked, keyOf(lost))).toMatchObject({ settled: false, answer: { kind: "fault" } });
    expect(await sender.ask(plain, "k")).toMatchObject({ settled: false, answer: { kind: "fault" } });
  });

  it("C8 a wish that is given up on its way is open, not undone", async () => {
    const { tab, strikes, keys } = onceOverLine();
    const left = new AbortController();
    strikes.push({ arrives: true, comes: () => new Promise(() => left.abort()) });
    const lost = await tab().send(pay, {}, left.signal);
    expect(lost).toMatchObject({ kind: "unsettled", content: { key: keys[0], why: "aborted" } });
    expect(said(await tab().send(pay, {}))).toEqual({ no: 1 });
  });
});

describe("whose a key is", () => {
  it("another call, and another user of the device, are not held up by it", async () => {
    const { tab, done, strikes, keys } = onceOverLine();
    strikes.push({ arrives: true, comes: breaks });
    await tab().send(pay, { amount: 1 });
    expect(said(await tab().send(other, { amount: 1 }))).toEqual({ no: 2 });
    expect(said(await tab("eve").send(pay, { amount: 1 }))).toEqual({ no: 3 });
    expect(said(await tab().send(pay, { amount: 1 }))).toEqual({ no: 1 });
    expect(done).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });

  it("R54 nothing of him or of what he sent lies in the store", async () => {
    const { tab, strikes, kept } = onceOverLine();
    strikes.push({ arrives: true, comes: breaks });
    await tab("user-4711").send(pay, { account: "0123456785", pin: "2580" });
    const stored = JSON.stringify([...kept]);
    expect(stored).toContain("app.once.pay.");
    for (const told of ["user-4711", "0123456785", "2580"]) expect(stored).not.toContain(told);
  });

  it("a session that is over is said as such, and the key stays", async () => {
    const { tab, strikes, asked } = onceOverLine();
    const sender = tab();
    strikes.push({ arrives: true, comes: breaks });
    await sender.send(pay, {});
    asked.push(() => response('{"status":7,"message":"over"}'));
    expect(await sender.send(pay, {})).toMatchObject({ kind: "business", status: 7 });
    expect(said(await sender.send(pay, {}))).toEqual({ no: 1 });
  });

  it("a call that is not made once carries no key", async () => {
    const { tab, keys } = onceOverLine();
    await tab().send(plain, {});
    expect(keys).toEqual([""]);
  });
});
