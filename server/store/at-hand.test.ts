import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { lockFolder } from "../database/folder-lock.ts";
import { openDatabase } from "../database/open-database.ts";
import { withReleases } from "./at-hand.ts";
import { backWhenReady } from "./back-when-ready.ts";
import { type AtDoor, doorOf, openDoor } from "./door.ts";
import { publishWhenReady } from "./publish-when-ready.ts";
import { ReleaseStore, storePlace } from "./release-store.ts";

// Databases are made: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

it("a command that comes while a host starts is told to wait for it, and not to stop it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "at-hand-"));
  const unlock = lockFolder(folder);
  try {
    await expect(withReleases({ DATA_FOLDER: folder }, (store) => store.live())).rejects.toThrow(
      `the data folder ${folder} is in use by process ${process.pid}; where that is starting, try again when it says that it is ready, else stop it, or choose another folder with DATA_FOLDER=…`,
    );
  } finally {
    unlock();
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("FOUR_EYES=on said to a command, and not to the host that it asks", () => {
  const release = (id: string) => ({
    ...{ id, texts: new Map([["a.json", id]]), warnings: 0, vocabulary: 1, who: "ada", why: "x", share: 100 },
  });

  /** Has work done beside a host of which one release is live, and another was made and never live. */
  async function besideHost(work: (env: NodeJS.ProcessEnv, store: ReleaseStore) => Promise<void>): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), "at-hand-"));
    const { db, close } = await openDatabase(storePlace({}));
    const store = new ReleaseStore(db);
    await store.publish(release("r1"));
    await store.offer(release("offered"));
    const shut = await openDoor(doorOf(folder), store, {} as Partial<AtDoor> as AtDoor); // Only the store is asked.
    try {
      await work({ DATA_FOLDER: folder }, store);
    } finally {
      await shut();
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  }

  const line =
    "FOUR_EYES=on was said to this command and not to what serves, where nobody can approve a draft: stop that, and start it with FOUR_EYES=on";

  it("publishes nothing, in one line, and makes no release", () =>
    besideHost(async (env, store) => {
      const asked = { ...env, FOUR_EYES: "on" };
      await expect(withReleases(asked, (asks) => publishWhenReady(asks, release("r2")))).rejects.toThrow(line);
      await expect(withReleases(asked, (asks) => asks.publish(release("r2")))).rejects.toThrow(line);
      expect((await store.list()).map(({ id }) => id).toSorted()).toEqual(["offered", "r1"]);
      expect((await store.live())?.release).toBe("r1");
    }));

  it("has nothing live by release:back that was never live, and takes back what is live all the same", () =>
    besideHost(async (env, store) => {
      await store.publish(release("r2"));
      const asked = { ...env, FOUR_EYES: "on" };
      const back = (id?: string) =>
        withReleases(asked, (asks) => backWhenReady(asks, { ...(id && { release: id }), who: "ada", why: "x" }));
      await expect(back("offered")).rejects.toThrow(
        "release offered was never live: with FOUR_EYES=on it is published, not taken back to",
      );
      expect(await back()).toBe("Release r2 was taken back: release r1 is live again for all devices.");
    }));

  it("without it a command publishes as before", () =>
    besideHost(async (env) => {
      expect(await withReleases(env, (asks) => publishWhenReady(asks, release("r2")))).toBe(
        "Release r2 is live for all devices, in place of r1.",
      );
    }));
});
