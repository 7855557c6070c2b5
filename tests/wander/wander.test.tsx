import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { contract } from "../../app/contract.ts";
import { byId } from "../../app/testing/boot.ts";
import type { CallDocument } from "../../engine/document.ts";
import { openTestLender, type TestLender } from "../../server/testing/test-lender.ts";
import { Clock } from "../random/clock.ts";
import { wrongWith } from "./invariants.ts";
import { moves, walked } from "./moves.ts";
import { bootFor } from "./served.ts";
import { addresses, start } from "./starts.ts";
import { undone } from "./undone.ts";
import { type Start, Walk } from "./walk.tsx";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const steps = Number(process.env.WANDER_STEPS ?? 250);
const seed = Number(process.env.WANDER_SEED ?? 20_261_122);
/** Where a failure was: fast-check's path, and which of the moves were made. */
const [path, replayPath] = process.env.WANDER_PATH?.split("@") ?? [];
const perWalk = 25;
/** A walk is half as long on average. */
const numRuns = Math.ceil(steps / (perWalk / 2));
/** Noon in Lagos. */
const noon = Date.parse("2026-06-10T11:00:00Z");

const clock = new Clock();
let lender: TestLender;

beforeAll(async () => {
  lender = await openTestLender({ callsPerMinute: 1e9 });
  await Promise.all((Object.values(byId("call")) as unknown as CallDocument[]).map((call) => contract.secrets(call)));
  clock.stop();
  clock.set(noon);
  await lender.control("/__sandbox/reset", {});
  clock.go();
}, 60_000);
afterAll(() => lender.close());
beforeEach(() => clock.stop());
afterEach(() => clock.go());

/** A walk from a start, at noon and over the personas as they were seeded; nothing of it is left afterwards. */
function walks(from: Start, take: (walk: Walk) => Promise<void>): Promise<void> {
  clock.set(noon);
  return undone(lender.database.db, async () => {
    const walk = new Walk(lender, clock, from);
    try {
      await walk.begin();
      await take(walk);
    } finally {
      for (const { intent, answer } of walk.line.delivered) {
        const call = intent.split(" ")[0] ?? "";
        if (answer.status === 0) walked.made[call] = (walked.made[call] ?? 0) + 1;
      }
      await walk.end();
    }
  });
}

it.each([
  [2, 1],
  [9, 0],
])("F6 persona %i, who presses on where he is led, ends with %i new loans", async (persona, loans) => {
  const boot = bootFor("718", "302");
  await walks({ persona, known: true, boot, address: "/lendInfo" }, async (walk) => {
    for (let screen = 0; screen < 3; screen++) {
      await walk.fill(0);
      await walk.pressMain(0);
    }
    const { loans: made, ...sums } = await walk.books();
    expect(sums).toEqual({ ledger: 0, unbalanced: 0, twice: 0, overpaid: 0 });
    expect(Object.keys(made).length - Object.keys(walk.before).length).toBe(loans);
  });
});

it("reckons whatever amount is typed where the loan is chosen, and says that it is too much", async () => {
  await walks({ persona: 2, known: true, boot: bootFor("718", "302"), address: "/lendInfo" }, async (walk) => {
    await walk.type(0, 0, "99999999999");
    await walk.pressMain(0);
    expect(await wrongWith(walk)).toEqual([]);
    expect(walk.tab(0).address).toBe("/lendInfo");
  });
});

it(`a borrower at random: ${steps} steps over all personas, brands and screens, and nothing that must hold is broken`, async () => {
  const commands = fc.commands([...moves(addresses)], { maxCommands: perWalk, size: "max", replayPath });
  const property = fc.asyncProperty(start, commands, ({ pair, language, ...from }, taken) =>
    walks({ ...from, boot: bootFor(...pair, language) }, (walk) =>
      fc.asyncModelRun(() => ({ model: {}, real: walk }), taken),
    ),
  );
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    seed,
    path,
    numRuns,
    endOnFailure: path !== undefined,
  });
  if (failed) {
    const [from, taken] = counterexample ?? [];
    const replay = /replayPath="([^"]*)"/.exec(fc.stringify(taken))?.[1] ?? "";
    throw new Error(
      [
        `from ${JSON.stringify(from)}`,
        ...fc
          .stringify(taken)
          .replace(/\s*\/\*.*$/, "")
          .split(/,(?=[a-z])/),
        `again: npm run wander -- --seed ${seed} --path ${counterexamplePath}@${replay}`,
        errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
      ].join("\n"),
    );
  }
  console.log(`${walked.steps} steps, ${walked.addresses.size} screens`, walked.moves, walked.made);
}, 3_600_000);
