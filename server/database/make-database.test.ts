import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { makeDatabase } from "./make-database.ts";

// A process starts and makes a database: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

it("makes a database that an own process has closed before it is opened here", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "made-")), "pg");
  await makeDatabase(folder);
  expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
  expect(existsSync(join(folder, "pg_wal"))).toBe(true);
});

it("makes one anew where a start was cut off", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "made-")), "pg");
  mkdirSync(`${folder}.making`);
  writeFileSync(join(`${folder}.making`, "PG_VERSION"), "half");
  await makeDatabase(folder);
  expect(readFileSync(join(folder, "PG_VERSION"), "utf8")).not.toContain("half");
  expect(existsSync(`${folder}.making`)).toBe(false);
});

it("leaves one that is there as it is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "made-"));
  writeFileSync(join(folder, "PG_VERSION"), "17");
  await makeDatabase(folder);
  expect(readdirSync(folder)).toEqual(["PG_VERSION"]);
});

it("says that it could not make one", async () => {
  await expect(makeDatabase("/dev/null/pg")).rejects.toThrow("ENOTDIR");
});
