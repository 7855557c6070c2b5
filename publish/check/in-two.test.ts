import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checks, firstChecks, halves, lastChecks } from "./all-checks.ts";
import { checkDocuments } from "./check-documents.ts";
import { Checker } from "./checker.ts";
import { formatFault } from "./given/report.ts";
import { checkInTwo } from "./in-two.ts";

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A small project of its own, with one word of a file changed. */
function projectWith(edit: readonly [file: string, from: string, to: string] | readonly []): string {
  const top = mkdtempSync(join(tmpdir(), "in-two-"));
  made.push(top);
  // As deep as it stands here: each document leads to its schema.
  const folder = join(top, "tests/fixtures/project");
  symlinkSync(resolve("schemas"), join(top, "schemas"), "junction");
  cpSync("tests/fixtures/project", folder, { recursive: true });
  if (edit.length === 0) return folder;
  const [file, from, to] = edit;
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  return folder;
}

const schemasOf = (root: string): string => join(root, "../../../schemas");

const thread = (code: string): URL =>
  new URL(`data:text/javascript,import { parentPort } from "node:worker_threads"; ${code}`);
const silent = thread("parentPort.postMessage(true)");
const others = {
  "finds nothing": silent,
  "finds something": thread("parentPort.postMessage(false)"),
  fails: thread("throw new Error()"),
  "ends without a word": thread(""),
};

/** Edits, and what finds them. */
const edits = {
  nothing: [],
  "a key that is none": ["screens/loan/loan.screen.json", '"id"', '"idd"'],
  "no JSON": ["screens/loan/loan.screen.json", "{", ""],
  "a part that is none": ["screens/loan/loan.screen.json", '"fact"', '"facts"'],
  "a text in braces": ["locales/en_US/app.text.json", '": "', '": "{'],
} as const satisfies Record<string, readonly [] | readonly [string, string, string]>;

describe("a check in two halves", () => {
  it("runs every check in one of them, once", () => {
    const run = halves.flatMap(({ runs }) => runs.flat());
    const all = [...firstChecks, ...checks, ...lastChecks];
    expect(run).toHaveLength(all.length);
    expect(new Set(run)).toEqual(new Set(all));
    expect(halves.filter(({ hasSchemas }) => hasSchemas)).toHaveLength(1);
  });

  it.each(Object.entries(edits))("is silent of %s where a check of all is", (_, edit) => {
    const root = projectWith(edit);
    const { errors, warnings } = checkDocuments(root, { schemas: schemasOf(root) });
    expect(errors.length === 0).toBe(edit.length === 0);
    const isSilent = halves.every((half) => {
      try {
        return new Checker(root, schemasOf(root)).silent(half) !== undefined;
      } catch {
        return false;
      }
    });
    expect(isSilent).toBe(errors.length + warnings.length === 0);
  });

  it.each(Object.keys(others))("says what a check of all says where the other thread %s", async (other) => {
    const script = others[other as keyof typeof others]; // one of its keys
    const root = projectWith([]);
    const { errors, warnings, documents } = await checkInTwo(root, script, { schemas: schemasOf(root) });
    expect([errors, warnings]).toEqual([[], []]);
    expect(documents.map(({ file }) => file)).toEqual(
      checkDocuments(root, { schemas: schemasOf(root) }).documents.map(({ file }) => file),
    );
  });

  it("says what is wrong although the other thread finds nothing", async () => {
    const root = projectWith(edits["a key that is none"]);
    const { errors } = await checkInTwo(root, silent, { schemas: schemasOf(root) });
    expect(errors.map(formatFault)).toEqual(checkDocuments(root, { schemas: schemasOf(root) }).errors.map(formatFault));
    expect(errors).not.toEqual([]);
  });

  it("says what the other thread finds although its own half has nothing to say", async () => {
    const root = projectWith(edits["a text in braces"]);
    const { errors } = await checkInTwo(root, others["finds something"], { schemas: schemasOf(root) });
    expect(errors.map(formatFault)).toEqual(checkDocuments(root, { schemas: schemasOf(root) }).errors.map(formatFault));
    expect(errors).not.toEqual([]);
  });
});
