import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Checker } from "../checker.ts";
import { formatFault } from "../given/report.ts";

const root = "tests/fixtures/project";
const screen =
  '{ "id": "odd", "route": 7, "children": [{ "widget": "stack", "props": { "gap": "wide" } }, { "widget": "stac" }] }';
const steps = '{ "id": "odder", "route": "/odder", "on": { "enter": [{ "do": "go", "with": {} }, { "do": "fly" }] } }';
const overlay = new Map([
  ["screens/odd.screen.json", screen],
  ["screens/odder.screen.json", steps],
]);
const lines = (keep?: string) => new Checker(root, undefined, keep).check({ overlay }).errors.map(formatFault);

it("says by kept code what compiling says, of documents that are not of their form", () => {
  const [folder, copy] = [mkdtempSync(join(tmpdir(), "kept-")), mkdtempSync(join(tmpdir(), "kept-"))];
  try {
    const compiled = lines();
    expect(compiled.length).toBeGreaterThan(4);
    expect(lines(folder)).toEqual(compiled);
    // What is in this process already is of one folder: of another it has to be read.
    const [name = ""] = readdirSync(folder);
    const kept = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(copy, name), kept);
    expect(lines(copy)).toEqual(compiled);
    // Nothing was compiled: else it would have been written again.
    expect(readFileSync(join(copy, name), "utf8")).toBe(kept);
    expect(kept.length).toBeGreaterThan(100_000);
  } finally {
    for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true });
  }
});
