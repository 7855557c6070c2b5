import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lockFolder } from "../database/folder-lock.ts";
import { withReleases } from "./at-hand.ts";

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
