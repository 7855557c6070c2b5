import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptFiles } from "./kept-files.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "kept-files-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => new KeptFiles(folder, 2).read(name)?.toString();

it("gives what was kept to the byte, to another process too, and nothing of what was not", () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  new KeptFiles(folder, 2).write("one", bytes);
  expect(new KeptFiles(folder, 2).read("one")).toEqual(bytes);
  expect(read("two")).toBeUndefined();
});

it("does not believe what is otherwise than it was written", () => {
  const files = new KeptFiles(folder, 2);
  files.write("one", "as it was");
  const written = readFileSync(join(folder, "one"), "utf8");
  for (const odd of [written.replace("was", "is "), written.slice(0, -1), `${written} `, "", "as it was"]) {
    writeFileSync(join(folder, "one"), odd);
    expect(read("one"), odd).toBeUndefined();
  }
  files.write("one", "anew");
  expect(read("one")).toBe("anew");
});

it("keeps those alone that were used last, whether written or read", () => {
  const files = new KeptFiles(folder, 2);
  for (const [at, name] of ["one", "two"].entries()) {
    files.write(name, name);
    utimesSync(join(folder, name), new Date(), new Date(Date.now() - 600_000 + at * 1_000));
  }
  expect(read("one")).toBe("one");
  files.write("three", "three");
  expect(readdirSync(folder).sort()).toEqual(["one", "three"]);
});

it("keeps nothing where nothing can be written, and says nothing of it", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => new KeptFiles(join(folder, "file"), 2).write("one", "one")).not.toThrow();
});
