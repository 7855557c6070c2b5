import { describe, expect, it } from "vitest";
import { breaks, keyOf, onceOverLine, pay, response, said } from "./testing/once-over-line.ts";

const second = 1000;
const hour = 3_600_000;
/** A server that knows no key any more. */
const knowsNone = () => response('{"status":0,"message":"","content":{"known":false}}');

/** Something was sent and done, its answer did not come, and then this many ms went by at a server that forgets. */
async function later(ms: number) {
  const line = onceOverLine();
  line.strikes.push({ arrives: true, comes: breaks });
  const key = keyOf(await line.tab().send(pay, { amount: 1 }));
  line.clock.now += ms;
  line.asked.push(knowsNone);
  return { ...line, key };
}

describe("R47 R48 R61 what it means that the server does not know a key", () => {
  it.each([
    ["at once", 0, "unarrived"],
    ["after 23:59", 24 * hour - 60 * second, "unarrived"],
    ["after 24:00", 24 * hour, "unarrived"],
    ["after 24:00:00.001", 24 * hour + 1, "forgotten"],
    ["after 24:01", 24 * hour + 60 * second, "forgotten"],
    ["a second short of 30 days", 720 * hour - second, "forgotten"],
    ["half a minute before it was sent", -30 * second, "unarrived"],
    ["ten minutes before it was sent, by a clock that cannot be right", -600 * second, "forgotten"],
  ])("%s", async (_, ms, kind) => {
    const { tab, key } = await later(ms);
    expect(await tab().ask(pay, key)).toMatchObject({ settled: true, answer: { ok: false, kind } });
    expect(tab().pending()).toEqual([]);
  });

  it("of a key that nobody here keeps nothing is claimed", async () => {
    const { tab } = onceOverLine();
    expect((await tab().ask(pay, "k")).answer).toMatchObject({ kind: "forgotten" });
  });

  it("an answer that comes late is still believed", async () => {
    const { tab, key, asked } = await later(700 * hour);
    asked.length = 0;
    expect(await tab().ask(pay, key)).toEqual({ settled: true, answer: { ok: true, content: { no: 1 } } });
  });

  it("its age is of when the server answered, not of when it was asked", async () => {
    const { tab, key, asked, clock } = await later(24 * hour - second);
    asked.length = 0;
    asked.push(() => {
      clock.now += 2 * second;
      return knowsNone();
    });
    expect((await tab().ask(pay, key)).answer).toMatchObject({ kind: "forgotten" });
  });

  it("the next press is told so and sends nothing; the one after is sent", async () => {
    const { tab, done, keys } = await later(25 * hour);
    expect(said(await tab().send(pay, { amount: 1 }))).toBe("forgotten");
    expect([done.length, keys.length]).toEqual([1, 1]);
    expect(said(await tab().send(pay, { amount: 1 }))).toEqual({ no: 2 });
  });

  it("after 30 days nothing is asked about any more", async () => {
    const { tab } = await later(720 * hour);
    expect(tab().pending()).toEqual([]);
  });
});
