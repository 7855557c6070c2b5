import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { startPostgres, whyNoPostgres } from "../testing/postgres.ts";

// A process starts and is killed thirty times: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

const KILLS = 30;

/** Lets one publish and kills it so many ms after it began with its second release; gives what it found before. */
function killedAfter(ms: number, file: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let said = "";
    let aimed = false;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (aimed || (said.match(/publishing/g) ?? []).length < 2) return;
      aimed = true;
      setTimeout(() => child.kill("SIGKILL"), ms);
    });
    child.once("close", () => resolve(said));
  });
}

const places = [["PGlite"], ...(whyNoPostgres() ? [] : [["PostgreSQL"]])] as [string][];

describe.each(places)("a process on %s that is killed while it publishes", (place) => {
  it(`leaves the old release live or the new one, never half, ${KILLS} times`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "killed-"));
    const postgres = place === "PostgreSQL" ? startPostgres(await freePort()) : undefined;
    const file = join(process.cwd(), "dist/tools/publisher.mjs");
    execFileSync(process.execPath, ["tools/bundle.mjs", "server/testing/publisher.ts", file]);
    const env = postgres ? { DATABASE_URL: postgres.url } : { DATABASE_URL: "", DATA_FOLDER: folder };
    const found: string[] = [];
    try {
      // Each kill falls a little later into the work of one release, which takes some ten of them.
      for (let kill = 0; kill <= KILLS; kill += 1) found.push(await killedAfter(kill % 15, file, env));
    } finally {
      postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    const verdicts = found.map((said) => said.split("\n")[0] ?? "");
    expect(verdicts[0]).toBe("whole none 0");
    for (const verdict of verdicts.slice(1)) expect(verdict).toMatch(/^whole r\d+ \d+$/);
    // Each of them had published at least the first one that it began.
    const counts = verdicts.map((verdict) => Number(verdict.split(" ")[2]));
    for (const [at, count] of counts.slice(1).entries()) expect(count).toBeGreaterThan(counts[at] ?? 0);
  });
});
