import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyDocuments } from "../../tests/journeys/support/documents-copy.ts";
import { checkDocuments } from "../check/check-documents.ts";
import { formatFault } from "../check/given/report.ts";
import { LivePublication } from "./live-publication.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const copy = copyDocuments();
const said: string[] = [];
let live: LivePublication;

beforeAll(() => {
  live = new LivePublication(copy.root, (line) => void said.push(line));
});
afterAll(() => copy.remove());

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
    await vi.waitFor(() => expect([live.current().release.id, said.length > 0]).toEqual([id, true]), {
      timeout: 20_000,
      interval: 50,
    });
    expect(said.filter((line) => /\[E\d+\]$/.test(line))).toEqual(checked);
    said.length = 0;
    copy.write(file, shipped);
    await vi.waitFor(
      () => {
        live.current();
        expect(said.join("\n")).toContain("is served");
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(live.current().release.id).toBe(id);
  });
});
