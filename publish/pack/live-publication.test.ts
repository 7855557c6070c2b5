import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { LivePublication } from "./live-publication.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const copy = copyDocuments();
const { root } = copy;
const said: string[] = [];
let live: LivePublication;
let edits = 0;

beforeAll(() => {
  live = new LivePublication(root, (line) => void said.push(line));
});
afterAll(() => copy.remove());

/** Writes a document anew, with a time of its own; gives the release after it. */
async function edit(file: string, change: (text: string) => string) {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  const at = new Date(Date.now() + ++edits * 5000);
  utimesSync(path, at, at);
  said.length = 0;
  // It is told of the edit by the system, which takes its time.
  const { release } = await vi.waitFor(
    () => {
      const now = live.current();
      expect(said).not.toEqual([]);
      return now;
    },
    { timeout: 20_000, interval: 50 },
  );
  const served = [...live.current().files.values()].join("");
  return { id: release.id, served };
}

const help = "locales/en_US/help.text.json";
const brand = "brands/business/716.brand.json";

it("R14 a fault that is there does not block an edit elsewhere, and is served as it was last good", async () => {
  const before = live.current().release.id;
  const broken = await edit(brand, (text) => text.replace('"flags"', '"flagz"'));
  expect(broken.id).toBe(before);
  expect(said.join("\n")).toMatch(/716\.brand\.json:\d+:\d+ .*flagz/);
  const elsewhere = await edit(help, (text) => text.replace("My loan failed", "My loan went wrong"));
  expect(elsewhere.served).toContain("My loan went wrong");
  expect(said).toContain(`The last good one goes on serving of ${brand}.`);
  const mended = await edit(brand, (text) => text.replace('"flagz"', '"flags"'));
  expect(mended.served).toContain("My loan went wrong");
  expect(said.filter((line) => line.startsWith("The last good"))).toEqual([]);
});

it("R14 an edit that breaks another document is not served", async () => {
  const before = live.current().release.id;
  const { id } = await edit("rules/validation/bvn.rule.json", (text) =>
    text.replace('"id": "bvn"', '"id": "bvn-gone"'),
  );
  expect(id).toBe(before);
});

it("R1 a new document that is none is left out", async () => {
  writeFileSync(join(root, "screens/help/odd.screen.json"), "<!doctype html>");
  const { served } = await edit(help, (text) => text.replace("My loan went wrong", "My loan did not come"));
  expect(served).toContain("My loan did not come");
});

it("R10 an edit of texts alone, and of one brand alone, is another release", async () => {
  const before = live.current().release.id;
  const worded = await edit(help, (text) => text.replace("My loan did not come", "My loan is not there"));
  const own = await edit(brand, (text) => text.replace('"Corvanta"', '"Corvanta Plus"'));
  expect(new Set([before, worded.id, own.id]).size).toBe(3);
});
