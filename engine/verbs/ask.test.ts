import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import type { FailureKind } from "../api/failure.ts";
import type { Asked } from "../api/sender.ts";
import { emptyScope } from "../state/scope.ts";
import { ask } from "./ask.ts";
import type { At } from "./verb.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (kind: FailureKind, status = -1): Answer => ({ ok: false, kind, status, message: "m", content: null });
const open = (answer: Answer): Asked => ({ settled: false, answer });
const settled = (answer: Answer): Asked => ({ settled: true, answer });
const nobody = open(refusal("network"));
const paid: Answer = { ok: true, content: { paid: 1 } };

/** Asks a server that gives these answers in turn, the last for ever. */
function asking(...answers: readonly [Asked, ...Asked[]]) {
  const asked: [ms: number, call: string, key: string][] = [];
  const left = new AbortController();
  const began = Date.now();
  const client = {
    ask: async (call: string, key: string) => {
      asked.push([Date.now() - began, call, key]);
      return answers[asked.length - 1] ?? answers[answers.length - 1];
    },
  };
  // `ask` takes no more than this of them.
  const at = { app: { client }, scene: { session: { ended: left.signal } }, scope: emptyScope } as unknown as At;
  const came = Promise.resolve(ask.run({ call: "pay", key: "k1" }, at, { do: "ask" }, async () => true));
  return { asked, left, came };
}

it.each<[what: string, answer: Answer]>([
  ["what was carried out", paid],
  ["a refusal", refusal("business", 3101)],
  ["a call that never arrived", refusal("unarrived")],
])("gives what became of the call: %s", async (_, answer) => {
  const { came, asked } = asking(settled(answer));
  expect(await came).toEqual({ kind: "done", value: answer });
  expect(asked).toEqual([[0, "pay", "k1"]]);
});

it("asks again after 2, 4, 8, 15 and 30 s, then each 30 s", async () => {
  const { asked, left, came } = asking(nobody);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.map(([ms]) => ms / 1000)).toEqual([0, 2, 6, 14, 29, 59, 89, 119]);
  left.abort();
  expect(await came).toEqual({ kind: "stop" });
});

it.each<[what: string, answer: Answer]>([
  ["nobody answered", refusal("timeout")],
  ["the server broke down", refusal("business", -1)],
  ["the server is busy", refusal("busy", 429)],
])("goes on asking where %s", async (_, answer) => {
  const { came } = asking(open(answer), open(answer), settled(paid));
  await vi.advanceTimersByTimeAsync(6000);
  expect(await came).toEqual({ kind: "done", value: paid });
});

it("hands on what the server says to the asking itself", async () => {
  const answer = refusal("business", 1001);
  const { came, asked } = asking(open(answer));
  expect(await came).toEqual({ kind: "failed", failure: answer });
  expect(asked).toHaveLength(1);
});

it("takes an answer that says nothing for a breach of the contract", async () => {
  const { came } = asking(open(paid));
  expect(await came).toMatchObject({ kind: "failed", failure: { kind: "contract", status: -1 } });
});

it("says nothing of an answer that comes after it was left", async () => {
  const { came, left } = asking(settled(paid));
  left.abort();
  expect(await came).toEqual({ kind: "stop" });
});
