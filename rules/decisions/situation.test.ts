import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument, ScreenDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import { openPersonaLender, type PersonaLender } from "../../server/testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as unknown;
const decision = new Compiler().decision(read("situation.decision.json") as DecisionDocument);
const { decided } = read("../../screens/home/index.screen.json") as ScreenDocument;

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
});
afterAll(() => lender.close());

/** Where a path of home leads in the lender's answers. */
const at = (answers: unknown, path: string): unknown =>
  path.split(".").reduce((found: unknown, word) => Reflect.get(Object(found), word) as unknown, answers);

/** What home's own inputs come to on what the lender answers this persona. */
async function situationOf(number: number): Promise<string> {
  const borrower = await lender.as(number);
  const [home, status, order] = await Promise.all([
    borrower.call("index-mainhome", { pageId: "index" }),
    borrower.call("index-creditstatus"),
    borrower.call("loan-query-status"),
  ]);
  const reads = {
    home: { status: "ok", value: home.content },
    status: { status: "ok", value: status.content },
    order: order.status === 0 ? { status: "ok", value: order.content } : { status: "error" },
  };
  const inputs = Object.entries(decided?.situation?.inputs ?? {}).map(([name, value]) => [
    name,
    at({ reads }, String(Reflect.get(Object(value), "$"))),
  ]);
  return decide(decision, Object.fromEntries(inputs) as Record<string, unknown>).row;
}

/** docs/product/lender.md, Personas: what each is in. Who has no account (01, 43) or loses the session at once (20-26) has no home. */
const situations: Readonly<Record<string, readonly number[]>> = {
  "can-borrow": [2, 10, 41, 42, 44, 47, 48, 49, 50, 54, 55, 56],
  "due-soon": [3, 33, 34, 39, 52, 57, 58],
  renewing: [35],
  lapsed: [36],
  extension: [37],
  overdue: [4, 40],
  repaying: [38],
  refused: [5, 6, 7, 8, 9, 11, 12, 13, 27, 28, 29],
  closed: [14, 15, 16, 17, 18, 19],
  processing: [30],
  failed: [31, 32, 59],
  unfinished: [45, 46, 61],
  "paid-out": [51],
  settled: [53],
};

describe("S7 the situation that the lender's answers come to", () => {
  it.each(Object.entries(situations))("%s", async (situation, numbers) => {
    const found = await Promise.all(numbers.map(async (number) => [number, await situationOf(number)]));
    expect(found).toEqual(numbers.map((number) => [number, situation]));
  });
});
