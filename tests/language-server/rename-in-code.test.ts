import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Editor } from "./editor.ts";
import { loan, small } from "./small.ts";

// The whole project is read before the first answer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const entry = "rules/decisions/entry.decision.json";
/** Code that names what the small project's documents declare. */
const code = {
  "server/lender/became.ts": [
    'export const handlers = { "what-became": () => [] };',
    "// what-became is a call",
    'export const file = "api/lender/what-became.call.json";',
    "",
  ].join("\n"),
  "tests/quote.test.ts": [
    'import quote from "../api/lender/quote.call.json" with { type: "json" };',
    'it("says quote", () => expect(said.kind).toBe("quote"));',
    "",
  ].join("\n"),
  "tests/fact.test.ts": 'expect(kinds).toEqual(["fact"]);\n',
  "tests/other.test.ts": 'const other = ["fixtures/other", "what-became"];\n',
  "tests/journey.test.ts": [
    'expect(read("journey.order")).toBe(read("journey.order.id"));',
    "expect(read('journey.orders')).toBe(\"app.amount\" + `app.amount`);",
    "",
  ].join("\n"),
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "renamed-"));
  cpSync(small, root, { recursive: true });
  for (const [file, text] of Object.entries(code)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is written once a name is another one, in an editor that asks or in one that cannot. */
async function renamed(file: string, piece: string, into: number, to: string, asks: boolean) {
  const can = asks ? { workspace: { workspaceEdit: { changeAnnotationSupport: {} } } } : {};
  const editor = await Editor.over(root, {}, can);
  const edit = await editor.rename(file, piece, to, into);
  await editor.apply(edit);
  const { told } = editor;
  await editor.close();
  const asked = (edit.documentChanges ?? []).flatMap((change) =>
    "edits" in change
      ? change.edits.flatMap((one) =>
          "annotationId" in one ? `${change.textDocument.uri.split("/").at(-1) ?? ""}:${one.range.start.line + 1}` : [],
        )
      : [],
  );
  return { text: (of: string) => editor.text(of), told, asked, annotations: edit.changeAnnotations };
}

it("writes in code what nothing else is called, and the names of files", async () => {
  const { text, told } = await renamed("api/lender/apply.call.json", '"once": "what-became"', 12, "what-came", false);
  expect(text("api/lender/apply.call.json")).toContain('"once": "what-came"');
  expect(text("server/lender/became.ts")).toBe(
    [
      'export const handlers = { "what-came": () => [] };',
      "// what-became is a call",
      'export const file = "api/lender/what-came.call.json";',
      "",
    ].join("\n"),
  );
  // That file speaks of another project's documents too.
  expect(text("tests/other.test.ts")).toBe(code["tests/other.test.ts"]);
  expect(told).toEqual(["Not renamed, for they may mean something else of that name: tests/other.test.ts:1."]);
});

it("says what it leaves where a word may mean something else, and an editor that can asks", async () => {
  const silent = await renamed(loan, '"call": "quote"', 12, "offer", false);
  expect(silent.text("tests/quote.test.ts")).toBe(
    code["tests/quote.test.ts"].replace("lender/quote.call", "lender/offer.call"),
  );
  expect(silent.told).toEqual(["Not renamed, for they may mean something else of that name: tests/quote.test.ts:2."]);
  expect(silent.asked).toEqual([]);
  const asking = await renamed(loan, '"call": "quote"', 12, "offer", true);
  expect(asking.asked).toEqual(["quote.test.ts:2"]);
  expect(asking.annotations).toMatchObject({ perhaps: { needsConfirmation: true } });
  expect(asking.told).toEqual([]);
});

it("leaves one word alone, which may mean anything, also where no document says it otherwise", async () => {
  const { text, told } = await renamed(loan, '"use": "fact"', 10, "one-fact", false);
  expect(text("screens/loan/parts/fact.part.json")).toContain('"id": "one-fact"');
  expect(text("tests/fact.test.ts")).toBe(code["tests/fact.test.ts"]);
  expect(told).toEqual(["Not renamed, for they may mean something else of that name: tests/fact.test.ts:1."]);
});

it("what the journey keeps, by its whole path, and text keys", async () => {
  const kept = await renamed(loan, "journey.order", 10, "taken", false);
  expect(kept.text("tests/journey.test.ts")).toBe(
    [
      'expect(read("journey.taken")).toBe(read("journey.taken.id"));',
      "expect(read('journey.orders')).toBe(\"app.amount\" + `app.amount`);",
      "",
    ].join("\n"),
  );
  expect(kept.told).toEqual([]);
  const words = await renamed(loan, "app.amount", 5, "app.sum", false);
  expect(words.text("tests/journey.test.ts")).toContain('toBe("app.sum" + `app.sum`)');
});

it("a row of a decision, in its cases", async () => {
  const { text } = await renamed(entry, '"row": "', 9, "some-other-row", false);
  expect(text(entry).match(/some-other-row/g)?.length).toBeGreaterThan(1);
});
