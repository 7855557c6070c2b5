import { expect, it } from "vitest";
import { type Answer, refused } from "./answer.ts";
import { Flight } from "./flight.ts";

const good: Answer = { ok: true, content: 7 };

/** A call on its way, and how it lands. */
function flying() {
  let land: (answer: Answer) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const flight = new Flight((given) => {
    signal = given;
    return new Promise((settle) => (land = settle));
  });
  return { flight, land: (answer: Answer) => land(answer), stopped: () => signal?.aborted };
}

it("C5 all who wait get the answer", async () => {
  const { flight, land } = flying();
  const answers = [flight.join(), flight.join(new AbortController().signal)];
  land(good);
  expect(await Promise.all(answers)).toEqual([good, good]);
  expect(await flight.landed).toEqual(good);
});

it("C8 it is given up when the last who waits has left, and not before", async () => {
  const { flight, land, stopped } = flying();
  const [first, second] = [new AbortController(), new AbortController()];
  const answers = [flight.join(first.signal), flight.join(second.signal)];
  first.abort();
  expect([flight.givenUp, stopped()]).toEqual([false, false]);
  second.abort();
  expect([flight.givenUp, stopped()]).toEqual([true, true]);
  land(good);
  expect(await Promise.all(answers)).toEqual([refused("aborted"), refused("aborted")]);
});

it("C8 who has no signal never leaves", async () => {
  const { flight, land, stopped } = flying();
  const leaving = new AbortController();
  const answers = [flight.join(), flight.join(leaving.signal)];
  leaving.abort();
  expect(stopped()).toBe(false);
  land(good);
  expect(await Promise.all(answers)).toEqual([good, refused("aborted")]);
});

it("C8 who had left before he came does not wait", () => {
  const { flight, stopped } = flying();
  void flight.join(AbortSignal.abort());
  expect(stopped()).toBe(true);
});

it("C8 leaving after the answer gives nothing up", async () => {
  const { flight, land, stopped } = flying();
  const leaving = new AbortController();
  const answer = flight.join(leaving.signal);
  land(good);
  expect(await answer).toEqual(good);
  leaving.abort();
  expect(stopped()).toBe(false);
});
