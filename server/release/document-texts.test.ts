import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { readReleased, readTexts } from "./document-texts.ts";

const own = "screens/auth/a.screen.json";
let root = "";
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

/** A document that was emptied just now. */
function emptied(): string {
  root = mkdtempSync(join(tmpdir(), "texts-"));
  mkdirSync(join(root, "screens/auth"), { recursive: true });
  writeFileSync(join(root, own), "");
  return join(root, own);
}

it("B9 a document that was emptied is waited for until it is written", () => {
  const file = emptied();
  const written = ["", "", '{ "id": "a" }'];
  const pause = vi.fn(() => writeFileSync(file, written.shift() ?? "more"));
  expect([...readTexts(root, pause)]).toEqual([[own, '{ "id": "a" }']]);
  expect(pause).toHaveBeenCalledTimes(3);
});

it("B9 a document that stays empty is one after a second", () => {
  emptied();
  const begun = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: begun });
  const pause = (ms: number) => vi.setSystemTime(Date.now() + ms);
  expect([...readTexts(root, pause)]).toEqual([[own, ""]]);
  expect(Date.now() - begun).toBeGreaterThan(900);
  expect(Date.now() - begun).toBeLessThan(1_200);
});

it("B9 a document that goes away while it is waited for is not there", () => {
  const file = emptied();
  expect([...readTexts(root, () => rmSync(file))]).toEqual([]);
});

it("B9 a document that is empty for long is read at once, also when its time was set back", () => {
  const file = emptied();
  utimesSync(file, new Date(2020, 0, 1), new Date(2020, 0, 1));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  const pause = vi.fn();
  expect([...readTexts(root, pause)]).toEqual([[own, ""]]);
  expect(pause).not.toHaveBeenCalled();
});

it("B9 what becomes a link to nothing while it is looked at is a text or none, not both, and what goes away is neither", () => {
  const file = emptied();
  const other = join(root, "screens/auth/b.screen.json");
  const gone = join(root, "screens/auth/c.screen.json");
  writeFileSync(other, "{}");
  writeFileSync(gone, "{}");
  const { texts, unread } = readReleased(root, () => {
    writeFileSync(file, "{}");
    rmSync(other);
    rmSync(gone);
    symlinkSync("/nowhere/b.json", other);
  });
  expect([...texts.keys(), ...unread.keys()].sort()).toEqual([own, "screens/auth/b.screen.json"]);
  expect([...unread]).toEqual([["screens/auth/b.screen.json", "nothing by a link to /nowhere/b.json"]]);
});
