import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { DocumentWatch } from "./document-watch.ts";

const watches: DocumentWatch[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  watches.splice(0).forEach((watch) => watch.close());
});

function root(): string {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  mkdirSync(join(folder, "screens/auth"), { recursive: true });
  writeFileSync(join(folder, "screens/auth/a.json"), "{}");
  return folder;
}
function watched(folder: string) {
  const heard = vi.fn();
  watches.push(new DocumentWatch(folder, heard));
  return { heard, hears: () => vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 4_000 }) };
}

it.each<[string, (folder: string) => void]>([
  ["written", (folder) => writeFileSync(join(folder, "screens/auth/a.json"), "{ }")],
  ["added", (folder) => writeFileSync(join(folder, "screens/auth/b.json"), "{}")],
  [
    "added as a link that leads to itself",
    (folder) => symlinkSync(join(folder, "screens/auth/b.json"), join(folder, "screens/auth/b.json")),
  ],
  ["taken away", (folder) => rmSync(join(folder, "screens/auth/a.json"))],
  [
    "put back as it was years ago",
    (folder) => utimesSync(join(folder, "screens/auth/a.json"), new Date(2020, 0, 1), new Date(2020, 0, 1)),
  ],
])("B9 hears that a document was %s", async (_, change) => {
  const folder = root();
  const { hears } = watched(folder);
  change(folder);
  await hears();
});

it("B9 watches a folder in which a link leads to itself", async () => {
  const folder = root();
  symlinkSync(join(folder, "screens/auth/b.json"), join(folder, "screens/auth/b.json"));
  const { hears } = watched(folder);
  writeFileSync(join(folder, "screens/auth/a.json"), "{ }");
  await hears();
});

it("B9 hears of documents in a folder that is new", async () => {
  const folder = root();
  const { heard, hears } = watched(folder);
  mkdirSync(join(folder, "screens/new"));
  writeFileSync(join(folder, "screens/new/c.json"), "{}");
  await hears();
  heard.mockClear();
  writeFileSync(join(folder, "screens/new/c.json"), '{"more": 1}');
  await hears();
});

it("B9 hears of a document that stays empty", async () => {
  const folder = root();
  const { hears } = watched(folder);
  writeFileSync(join(folder, "screens/auth/a.json"), "");
  await hears();
});

it("B9 says once what is written together", async () => {
  const folder = root();
  const { heard, hears } = watched(folder);
  for (let file = 0; file < 50; file++) writeFileSync(join(folder, `screens/auth/${file}.json`), "{}");
  await hears();
  expect(heard.mock.calls.length).toBeLessThanOrEqual(2);
});
