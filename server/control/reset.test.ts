import { expect, it, vi } from "vitest";
import { prepareDatabase } from "../database/open-database.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { openKeepingLender } from "../testing/test-lender.ts";

vi.setConfig({ testTimeout: 60_000 });

it("R14 leaves the releases in the same database as they are, which opens again", async () => {
  const lender = await openKeepingLender({});
  const { database } = lender;
  await prepareDatabase(database, storePlace({}));
  const store = new ReleaseStore(database.db);
  const release = { id: "r1", texts: new Map([["a.json", "{}"]]), warnings: 0, vocabulary: 1, share: 100 };
  await store.publish({ ...release, who: "ada", why: "first" });
  await lender.control("/__sandbox/reset", {});
  await prepareDatabase(database, {});
  await prepareDatabase(database, storePlace({}));
  expect((await store.list()).map(({ id }) => id)).toEqual(["r1"]);
  expect(await store.live()).toMatchObject({ release: "r1", share: 100 });
  await lender.close();
});
