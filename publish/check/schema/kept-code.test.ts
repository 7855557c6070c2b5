import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptCode } from "./kept-code.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "kept-code-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives what was kept of the same, and nothing of anything else", () => {
  new KeptCode(folder, "one").keep("exports.is = 1;");
  expect(new KeptCode(folder, "one").load()).toEqual({ is: 1 });
  expect(new KeptCode(folder, "two").load()).toBeUndefined();
});

it("gives nothing of what is broken, and takes it anew", () => {
  new KeptCode(folder, "one").keep("exports.is = ");
  expect(new KeptCode(folder, "one").load()).toBeUndefined();
  new KeptCode(folder, "one").keep("exports.is = 2;");
  expect(new KeptCode(folder, "one").load()).toEqual({ is: 2 });
});

it("keeps the four latest alone, and nothing where nothing can be written", () => {
  for (const [at, from] of ["a", "b", "c", "d", "e", "f"].entries()) {
    new KeptCode(folder, from).keep(`exports.is = "${from}";`);
    for (const name of readdirSync(folder))
      if (Date.now() - statSync(join(folder, name)).mtimeMs < 60_000)
        utimesSync(join(folder, name), new Date(), new Date(Date.now() - 600_000 + at * 1_000));
  }
  expect(readdirSync(folder)).toHaveLength(4);
  expect(["a", "b", "c", "f"].map((from) => new KeptCode(folder, from).load())).toEqual([
    undefined,
    undefined,
    { is: "c" },
    { is: "f" },
  ]);
  writeFileSync(join(folder, "file"), "");
  expect(() => new KeptCode(join(folder, "file"), "one").keep("")).not.toThrow();
});
