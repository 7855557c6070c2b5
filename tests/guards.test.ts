import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { entries } from "../publish/documents/entries.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { check } from "./check.ts";

// All documents are read and checked before the first: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const root = process.cwd();
const { all } = readDocuments(root);

/** The file of each document of a kind that says a key, by id. */
const saying = (kind: string, key: string) =>
  new Map(
    all
      .filter((document) => document.kind === kind && key in entries(document.data))
      .map(({ data, file }) => [String(entries(data).id), file] as const),
  );
const guards = saying("screen", "guard");
const afters = saying("call", "after");

/** What the check says of the documents when one of them lacks a key. */
function without(file: string, key: string): string[] {
  const written = entries(JSON.parse(readFileSync(file, "utf8")));
  // A guard that stood in another document would leave nothing to take away here.
  expect(written).toHaveProperty(key);
  const { [key]: _taken, ...rest } = written;
  const { errors } = check(root, { overlay: new Map([[file, JSON.stringify(rest)]]) });
  return errors.map(({ code, file: where }) => `${where} ${code}`);
}

describe("F6 R65 no door can be left open unnoticed", () => {
  it("the ways to money out have a guard, and what moves it a decision before it", () => {
    const ways = ["lend-info", "lend-info-large", "lend-info-sub", "lend-confirm", "withdrawal"];
    expect([...guards.keys()]).toEqual(expect.arrayContaining(ways));
    const calls = ["loan-apply", "withdraw-apply", "repayment-renew", "repayment-extend"];
    expect([...afters.keys()]).toEqual(expect.arrayContaining(calls));
    // What takes it from him needs none: nobody has to be let pay.
    expect([...saying("call", "moves").keys()].sort()).toEqual([...calls, "bankcard-activate", "repayment-pay"].sort());
  });

  // They only say what there is, or lead away from an address that does not say of what: that they were published with
  // their guard is what keeps it.
  const leadOn = new Set([
    "lend-info-pre",
    "bill-detail",
    "message-detail",
    "cannot-pay",
    "repayment",
    "pay-with-bank",
    "repayment-result",
    "withdrawal-detail",
  ]);

  it.each([...guards].filter(([id]) => !leadOn.has(id)))("the check misses the guard of %s", (_, file) => {
    expect(without(file, "guard")).toEqual(expect.arrayContaining([expect.stringMatching(`^${file} E32[03]$`)]));
  });

  it.each([...leadOn])("the check misses the guard of %s, which leads on", (id) => {
    const file = guards.get(id) ?? "";
    expect(without(file, "guard")).toEqual([`${file} E390`]);
  });

  it.each([...afters])("the check misses the decision before %s", (_, file) => {
    expect(without(file, "after")).toContain(`${file} E326`);
  });
});
