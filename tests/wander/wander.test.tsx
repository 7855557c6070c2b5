import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { KeepingLender } from "../../server/testing/test-lender.ts";
import { Clock } from "../random/clock.ts";
import { openForRuns } from "../random/open-for-runs.ts";
import { DrawnGround } from "./drawn/drawn-ground.ts";
import { ownWindows } from "./drawn/own-window.ts";
import { wrongWith } from "./invariants.ts";
import { wander, type Walks } from "./run.ts";
import { bootFor } from "./served.ts";
import { undone } from "./undone.ts";
import { Walk } from "./walk.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const steps = Number(process.env.WANDER_STEPS ?? 250);
const seed = Number(process.env.WANDER_SEED ?? 20_261_122);
const path = process.env.WANDER_PATH;
/** Noon in Lagos. */
const noon = Date.parse("2026-06-10T11:00:00Z");

const clock = new Clock();
let lender: KeepingLender;
let oneWindow: () => void;

beforeAll(async () => {
  lender = await openForRuns();
  clock.stop();
  clock.set(noon);
  await lender.control("/__sandbox/reset", {});
  clock.go();
}, 60_000);
afterAll(() => lender.close());
beforeEach(() => {
  clock.stop();
  oneWindow = ownWindows();
});
afterEach(() => {
  clock.go();
  oneWindow();
});

/** A walk from a start, at noon and over the personas as they were seeded; nothing of it is left afterwards. */
const walks: Walks = (from, take) => {
  clock.set(noon);
  return undone(lender.database.db, async () => {
    const walk = new Walk(lender, new DrawnGround(clock), from);
    try {
      await walk.begin();
      await take(walk);
    } finally {
      await walk.end();
    }
  });
};

it.each([
  [2, 1],
  [9, 0],
])("F6 persona %i, who presses on where he is led, ends with %i new loans", async (persona, loans) => {
  const boot = bootFor("718", "302");
  await walks({ persona, known: true, boot, address: "/lendInfo" }, async (walk) => {
    for (let screen = 0; screen < 3; screen++) {
      await walk.fill(0);
      await walk.press(0, "main");
    }
    const { loans: made, ...sums } = await walk.books();
    expect(sums).toEqual({ ledger: 0, unbalanced: 0, twice: 0, overpaid: 0, several: 0, beyond: 0 });
    expect(Object.keys(made).length - Object.keys(walk.before).length).toBe(loans);
  });
});

it("reckons whatever amount is typed where the loan is chosen, and says that it is too much", async () => {
  await walks({ persona: 2, known: true, boot: bootFor("718", "302"), address: "/lendInfo" }, async (walk) => {
    await walk.type(0, 0, "99999999999");
    await walk.press(0, "main");
    expect(await wrongWith(walk)).toEqual([]);
    expect(walk.tabs[0]?.address).toBe("/lendInfo");
  });
});

it(`a borrower at random: ${steps} steps over all personas, brands and screens, and nothing that must hold is broken`, async () => {
  console.log(String(await wander({ steps, seed, path }, walks, "npm run wander --")));
}, 7_200_000);
