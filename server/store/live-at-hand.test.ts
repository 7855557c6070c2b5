import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withReleases } from "./at-hand.ts";
import { liveAtHand } from "./live-at-hand.ts";

// Databases are made: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "live-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const textsOf = (name: string) => new Map([["brands/business/716.brand.json", name]]);
const given = { warnings: 0, vocabulary: 1, who: "ada", why: "test" };

it("where there is no store yet nothing is live, and looking makes none", async () => {
  const data = join(folder, "data");
  expect(await liveAtHand({ DATA_FOLDER: data })).toBeUndefined();
  expect(existsSync(data)).toBe(false);
});

it("S22 is what most devices get, as it was published", async () => {
  const env = { DATA_FOLDER: folder };
  await withReleases(env, async (store) => {
    await store.publish({ ...given, id: "r1", texts: textsOf("Corvanta"), share: 100 });
    await store.publish({ ...given, id: "r2", texts: textsOf("Corvanta Plus"), vocabulary: 2, share: 5 });
  });
  expect(await liveAtHand(env)).toMatchObject({
    ...{ id: "r1", vocabulary: 1, texts: textsOf("Corvanta") },
    live: { release: "r2", share: 5, previous: "r1" },
  });
});
