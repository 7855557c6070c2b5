import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { checkDocuments } from "../../publish/check/check-documents.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { LivePublication } from "./live-publication.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const copy = copyDocuments();
const said: string[] = [];
let live: LivePublication;

beforeAll(async () => {
  live = await LivePublication.open({ root: copy.root, say: (line) => void said.push(line) });
});
afterAll(async () => {
  await live.close();
  copy.remove();
});

const business = "brands/business/716.brand.json";

/** Edits that must be refused; `file` is written with `from` replaced. */
const edits: readonly (readonly [why: string, file: string, from: string | RegExp, to: string, code: string])[] = [
  ["a file that is no JSON", business, '"name": "Corvanta",', '"name": "Corvanta"', "E101"],
  ["a misspelt flag", business, '"bankAccount": true', '"bankAcount": true', "E201"],
  [
    "figures that contradict",
    business,
    '"flags"',
    '"constants": { "minFamily": 3, "contactCount": 2 }, "flags"',
    "E608",
  ],
  ["a text that only code says", "locales/en_US/engine.text.json", /"disabled": "[^"]*",\s*/, "", "E7"],
];

describe("R14 what the check refuses is not served, and the server says the same of it", () => {
  it.each(edits)("%s", async (_, file, from, to, code) => {
    const path = join(copy.root, file);
    const shipped = readFileSync(path, "utf8");
    const { id } = live.current().release;
    const text = shipped.replace(from, to);
    expect(text).not.toBe(shipped);
    said.length = 0;
    copy.write(file, text);
    const checked = checkDocuments(copy.root).errors.map(formatFault);
    expect(checked.join("\n")).toContain(`[${code}`);
    await live.settled();
    expect(live.current().release.id).toBe(id);
    expect(said.filter((line) => /\[E\d+\]$/.test(line))).toEqual(checked);
    said.length = 0;
    copy.write(file, shipped);
    await live.settled();
    expect(said).toEqual([`The documents are as they were: release ${id} is served.`]);
    expect(live.current().release.id).toBe(id);
  });
});
