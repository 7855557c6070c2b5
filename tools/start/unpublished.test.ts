import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { withReleases } from "../../server/store/at-hand.ts";
import { unpublished } from "./unpublished.ts";

const folder = mkdtempSync(join(tmpdir(), "unpublished-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const nothing = 'nothing is published yet: npm run publish -- --why "First release"';
const texts = new Map([["a.json", "{}"]]);
const first = { id: "r1", texts, warnings: 0, vocabulary: 1, who: "ada", why: "First release", share: 100 };

it("before anything is built it is said that nothing is published: of no store, of one without a release, of no other", async () => {
  const env = { PUBLISH: "by-hand", DATA_FOLDER: folder };
  expect(await unpublished(env)).toBe(nothing);
  await withReleases(env, (store) => store.list());
  expect(await unpublished(env)).toBe(nothing);
  expect(await unpublished({ DATA_FOLDER: folder })).toBeUndefined();
  await withReleases(env, (store) => store.publish(first));
  expect(await unpublished(env)).toBeUndefined();
}, 60_000);

it("a PostgreSQL is not asked: it may be out of reach for now", async () => {
  expect(await unpublished({ PUBLISH: "by-hand", DATABASE_URL: "postgres://127.0.0.1:1/none" })).toBeUndefined();
});
