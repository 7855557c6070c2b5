import { expect, it } from "vitest";
import { type Answer, refused } from "../api/answer.ts";
import type { CallDocument } from "../document/types.ts";
import { noted, recentCalls } from "./recent-calls.ts";

const call = (id: string) => ({ id }) as CallDocument;
const answers: [Answer, number | string][] = [
  [{ ok: true, content: { secret: "x" } }, 0],
  [{ ok: false, kind: "business", status: 3101, message: "a secret", content: { secret: "x" } }, 3101],
  [refused("timeout"), "timeout"],
];

const neverAsked = () => Promise.reject(new Error("not asked"));

it.each(answers)("D6 R75 a call is noted by its id and status, without what travelled", async (answer, status) => {
  const given = await noted({ send: async () => answer, pending: () => [], ask: neverAsked }).send(call("a"), {
    pin: "secret",
  });
  expect(given).toBe(answer);
  expect(recentCalls()[0]).toMatchObject({ id: "a", status });
  expect(JSON.stringify(recentCalls())).not.toContain("secret");
});

it("D6 the last thirty are kept, newest first", async () => {
  const sender = noted({ send: async () => refused("network"), pending: () => [], ask: neverAsked });
  for (let number = 1; number <= 40; number++) await sender.send(call(`c${number}`), {});
  expect(recentCalls().map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => `c${40 - at}`));
});
