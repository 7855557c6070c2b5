import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { formatFault } from "../../publish/check/given/report.ts";
import { check } from "../../tests/check.ts";
import { copyProject, type ProjectCopy } from "../../tests/guides/project-copy.ts";
import { heapName } from "../kept-heap.mjs";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let copy: ProjectCopy;
const heap = `dist/tools/${heapName("check")}`;

beforeAll(() => {
  copy = copyProject();
  rmSync(join(copy.root, heap), { force: true });
  expect(copy.run(`node tools/keep-heap.mjs tools/check/heap.ts ${heap}`)).toEqual({ status: 0, out: "" });
});
afterAll(() => copy.remove());

/** What `npm run check` says, and how it ends. */
function checked() {
  const { status, out } = copy.run("npm run check");
  return { status, said: out.replace(/\(\d+ ms\)/, "") };
}

// What each says comes from the checker that reads everything here, in the process of this test.
it.each([
  ["a misspelt flag", "brands/business/716.brand.json", '"flags": {', '"flags": { "voucer": true,'],
  ["a text that is gone", "locales/en_US/help.text.json", '"title":', '"titel":'],
  ["half a document", "rules/decisions/bill-dot.decision.json", '"rows"', '"ro'],
  ["a wrong pattern of a schema", "schemas/common.schema.json", '"pattern": "', '"pattern": "('],
  ["a public holiday that there is not", "rules/holidays/nigeria.holidays.json", "2027-03-10", "2027-13-10"],
  ["another part", "screens/loan/lend-info.screen.json", '"use": "lend-form"', '"use": "lend-from"'],
])("what goes on from it finds %s as who reads everything does", (_, file, from, to) => {
  const path = join(copy.root, file);
  const written = readFileSync(path, "utf8");
  expect(written).toContain(from);
  writeFileSync(path, written.replace(from, to));
  const lines = check(copy.root).errors.map(formatFault);
  expect(lines.length).toBeGreaterThan(0);
  const { status, said } = checked();
  expect(status).toBe(1);
  expect(said.split("\n").slice(0, lines.length)).toEqual(lines);
  expect(said.split("\n")[lines.length]).toMatch(new RegExp(`^${lines.length} errors? in `));
  writeFileSync(path, written);
});

it("once all is mended it finds nothing, and who cannot go on from it starts anew and says the same", () => {
  const isRight = { status: 0, said: expect.stringMatching(/^0 errors in \d+ documents \n$/) as string };
  expect(statSync(join(copy.root, heap)).size).toBeGreaterThan(10_000_000);
  expect(checked()).toEqual(isRight);
  writeFileSync(join(copy.root, heap), "no heap");
  const record = join(copy.root, `${heap}.made-of.json`);
  const bundle = createHash("sha256").update("no heap").digest("hex");
  writeFileSync(record, JSON.stringify({ ...(JSON.parse(readFileSync(record, "utf8")) as object), bundle }));
  // What Node itself says of it may come after.
  expect(checked()).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^0 errors in \d+ documents \n/) as string,
  });
});
