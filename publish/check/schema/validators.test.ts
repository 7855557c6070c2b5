import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkDocuments } from "../check-documents.ts";
import { formatFault } from "../given/report.ts";

it("says by kept code what compiling says, of documents that are not of their form", () => {
  const keep = mkdtempSync(join(tmpdir(), "validators-"));
  try {
    const root = "tests/fixtures/project";
    const screen =
      '{ "id": "odd", "route": 7, "children": [{ "widget": "stack", "props": { "gap": "wide" } }, { "widget": "stac" }] }';
    const steps =
      '{ "id": "odder", "route": "/odder", "on": { "enter": [{ "do": "go", "with": {} }, { "do": "fly" }] } }';
    const overlay = new Map([
      ["screens/odd.screen.json", screen],
      ["screens/odder.screen.json", steps],
    ]);
    const lines = (folder?: string) =>
      checkDocuments(root, { overlay, ...(folder !== undefined && { keep: folder }) }).errors.map(formatFault);
    const compiled = lines();
    expect(compiled.length).toBeGreaterThan(4);
    expect(lines(keep)).toEqual(compiled);
    expect(readdirSync(keep)).toHaveLength(1);
    // Compiled once more meanwhile, so that it has to be read.
    expect(lines()).toEqual(compiled);
    expect(lines(keep)).toEqual(compiled);
  } finally {
    rmSync(keep, { recursive: true, force: true });
  }
});
