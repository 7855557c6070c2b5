import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { DocumentWatch } from "./document-watch.ts";

function root(): string {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  mkdirSync(join(folder, "screens/auth"), { recursive: true });
  writeFileSync(join(folder, "screens/auth/a.json"), "{}");
  return folder;
}
const heard = (watch: DocumentWatch) => vi.waitFor(() => expect(watch.changed()).toBe(true), { timeout: 2_000 });

it.each<[string, (folder: string) => void]>([
  ["written", (folder) => writeFileSync(join(folder, "screens/auth/a.json"), "{ }")],
  ["added", (folder) => writeFileSync(join(folder, "screens/auth/b.json"), "{}")],
  ["taken away", (folder) => rmSync(join(folder, "screens/auth/a.json"))],
])("B9 hears within two seconds that a document was %s, and says so once", async (_, change) => {
  const folder = root();
  const watch = new DocumentWatch(folder);
  expect(watch.changed()).toBe(false);
  change(folder);
  await heard(watch);
});

it("B9 hears of documents in a folder that is new", async () => {
  const folder = root();
  const watch = new DocumentWatch(folder);
  mkdirSync(join(folder, "screens/new"));
  await heard(watch);
  writeFileSync(join(folder, "screens/new/c.json"), "{}");
  await heard(watch);
});

it("looks at no file for whoever asks: a thousand questions cost less than one look at all documents", () => {
  const watch = new DocumentWatch(process.cwd());
  const files = ["brands", "screens", "rules", "locales", "api"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const cost = (work: () => void) => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  };
  const look = cost(() => files.forEach((file) => statSync(file)));
  const asked = cost(() => {
    for (let times = 0; times < 1_000; times++) watch.changed();
  });
  expect(asked).toBeLessThan(look);
});
