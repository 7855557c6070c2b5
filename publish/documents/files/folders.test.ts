import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Folders } from "./folders.ts";

let root = "";
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "folders-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hourAgo = new Date(Date.now() - 3_600_000);
const named = (folders: Folders, path: string): readonly string[] => folders.read(path).map(({ name }) => name);

it("sees at once what comes and goes, also in a folder that was changed just before", () => {
  const folders = new Folders();
  expect(named(folders, join(root, "none"))).toEqual([]);
  expect(named(folders, root)).toEqual([]);
  writeFileSync(join(root, "a.json"), "");
  expect(named(folders, root)).toEqual(["a.json"]);
  mkdirSync(join(root, "none"));
  expect(named(folders, root)).toEqual(["a.json", "none"]);
  // So soon after a change another one need not make it look any different.
  const now = new Date();
  utimesSync(root, now, now);
  folders.read(root);
  rmSync(join(root, "a.json"));
  utimesSync(root, now, now);
  expect(named(folders, root)).toEqual(["none"]);
  expect(folders.read(root)[0]?.isDirectory()).toBe(true);
});

it("looks again into one that looks different, and not into one that looks as it did", () => {
  const folders = new Folders();
  writeFileSync(join(root, "a.json"), "");
  utimesSync(root, hourAgo, hourAgo);
  const before = folders.read(root);
  expect(folders.read(root)).toBe(before);
  writeFileSync(join(root, "b.json"), "");
  expect(named(folders, root)).toEqual(["a.json", "b.json"]);
  rmSync(root, { recursive: true });
  expect(named(folders, root)).toEqual([]);
});
