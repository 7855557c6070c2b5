import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "bundled-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [entry, other, bundle] = ["entry.ts", "other.ts", "bundle.mjs"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const record = `${bundle}.made-of.json`;

/** Bundles as tools are; says what the bundle prints, and whether it was made anew. */
function bundled(): { readonly says: string; readonly isNew: boolean } {
  const number = () => statSync(bundle, { throwIfNoEntry: false })?.ino;
  const before = number();
  execFileSync(process.execPath, ["tools/bundle.mjs", entry, bundle]);
  return { says: execFileSync(process.execPath, [bundle], { encoding: "utf8" }).trim(), isNew: number() !== before };
}

beforeEach(() => {
  writeFileSync(entry, 'import { word } from "./other.ts"; console.log(word satisfies string);');
  writeFileSync(other, 'export const word: string = "one";');
  bundled();
});

it("is kept while all that it was made of is as it was", () => {
  expect(bundled()).toEqual({ says: "one", isNew: false });
});

it("is not kept where what it was made of was written meanwhile", () => {
  execFileSync(process.execPath, [
    "--input-type=module",
    "-e",
    `import { record } from "./tools/kept-bundle.mjs"; record(${JSON.stringify(bundle)}, [${JSON.stringify(other)}], 0);`,
  ]);
  expect(bundled()).toEqual({ says: "one", isNew: true });
});

it.each<[what: string, change: () => void, says: string]>([
  ["what it imports is edited", () => writeFileSync(other, 'export const word: string = "two";'), "two"],
  ["it is edited itself", () => writeFileSync(bundle, 'console.log("odd");'), "one"],
  ["half of it is there", () => writeFileSync(bundle, readFileSync(bundle, "utf8").slice(0, 40)), "one"],
  ["it is gone", () => rmSync(bundle), "one"],
  ["what it was made of is not to be read", () => writeFileSync(record, "{"), "one"],
  ["what it was made of is not told", () => writeFileSync(record, '{"sources":{}}'), "one"],
  ["nothing says what it was made of", () => rmSync(record), "one"],
  [
    "something else bundled it",
    () => writeFileSync(record, readFileSync(record, "utf8").replace(/("package-lock.json":")./, "$1x")),
    "one",
  ],
])("is made anew where %s", (_, change, says) => {
  change();
  expect(bundled()).toEqual({ says, isNew: true });
});
