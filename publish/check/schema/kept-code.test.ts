import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptCode } from "./kept-code.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "kept-code-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What another process would find of a text. */
const found = (from: string, by = "these settings"): unknown => new KeptCode(folder, by).of(from);

const keep = (made: Readonly<Record<string, string>>, by = "these settings", asked: readonly string[] = []): void => {
  const kept = new KeptCode(folder, by);
  for (const from of asked) kept.of(from);
  kept.keep(new Map(Object.entries(made)));
};

it("gives what was kept of the same, made by the same, and nothing of anything else", () => {
  keep({ one: "exports.is = 1;", packages: 'exports.is = require("ajv/package.json").name;' });
  expect([found("one"), found("packages"), found("two")]).toEqual([{ is: 1 }, { is: "ajv" }, undefined]);
  expect(found("one", "other settings")).toBeUndefined();
});

it("does not believe a file in which something is otherwise than it was written, and takes it anew", () => {
  keep({ one: "exports.is = 1;" });
  const [name = ""] = readdirSync(folder);
  const file = join(folder, name);
  const written = readFileSync(file, "utf8");
  for (const odd of [written.replace("is = 1", "is = 2"), written.slice(0, -9), "", `${written} `]) {
    writeFileSync(file, odd);
    expect(found("one")).toBeUndefined();
  }
  keep({ one: "exports.is = 3;" });
  expect(found("one")).toEqual({ is: 3 });
});

it("keeps what was asked for and as many others, so that one can go back", () => {
  keep({ a: "exports.is = 1;", b: "exports.is = 2;", c: "exports.is = 3;" });
  keep({ d: "exports.is = 4;" }, "these settings", ["b"]);
  expect(["a", "b", "c", "d"].map((from) => found(from))).toEqual([{ is: 1 }, { is: 2 }, { is: 3 }, { is: 4 }]);
  keep({ e: "exports.is = 5;" });
  expect(["b", "d", "e"].map((from) => found(from))).toEqual([{ is: 2 }, undefined, { is: 5 }]);
});

it("keeps the three latest files alone, and nothing where nothing can be written", () => {
  for (const [at, by] of ["a", "b", "c", "d"].entries()) {
    keep({ one: `exports.is = "${by}";` }, by);
    for (const name of readdirSync(folder))
      if (readFileSync(join(folder, name), "utf8").includes(`"${by}"`))
        utimesSync(join(folder, name), new Date(), new Date(Date.now() - 600_000 + at * 1_000));
  }
  expect(["a", "b", "c", "d"].map((by) => found("one", by))).toEqual([
    undefined,
    { is: "b" },
    { is: "c" },
    { is: "d" },
  ]);
  writeFileSync(join(folder, "file"), "");
  expect(() => new KeptCode(join(folder, "file"), "one").keep(new Map([["one", ""]]))).not.toThrow();
});
