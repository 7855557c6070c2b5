import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { check } from "../check.ts";
import { behaviourNow } from "../../publish/check/behaviour/behaviour-now.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { publishedBehaviour } from "../../publish/documents/records.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { Editor } from "./editor.ts";
import { loan, small } from "./small.ts";

const rule = "rules/validation/amount.rule.json";
const base = "brands/base.brand.json";

// The whole repository is read before the first answer.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let editor: Editor;
beforeEach(async () => {
  editor = await Editor.over(small);
});
afterEach(() => editor.close());

const shipped = (file: string) => readFileSync(`${small}/${file}`, "utf8");

describe("a fault while somebody writes", () => {
  it("is marked in the words of the terminal, where it stands, and is gone when it is mended", async () => {
    const text = shipped(loan).replace('"form.amount", "props"', '"form.amuont", "props"');
    await editor.write(loan, text);
    const [fault] = await editor.marks(loan, 1);
    const [line] = check(small, { overlay: new Map([[loan, text]]) }).errors.map(formatFault);
    expect(line).toBe(
      `${loan}:10:41 ${typeof fault?.message === "string" ? fault.message : ""} [${String(fault?.code)}]`,
    );
    expect(fault?.range).toEqual({ start: { line: 9, character: 40 }, end: { line: 9, character: 53 } });
    expect(fault?.codeDescription).toEqual({ href: `http://localhost:4000/reference.html#${String(fault?.code)}` });
    await editor.write(loan, shipped(loan));
    expect(await editor.marks(loan, 0)).toEqual([]);
  });

  it("leads to the reference where the editor says that it is served", async () => {
    const other = await Editor.over(small, { reference: "https://docs.example.com/reference.html" });
    await other.write(loan, shipped(loan).replace('"form.amount", "props"', '"form.amuont", "props"'));
    const [fault] = await other.marks(loan, 1);
    expect(fault?.codeDescription?.href).toBe(`https://docs.example.com/reference.html#${String(fault?.code)}`);
    await other.close();
  });

  it("is marked as a warning where it does no harm", async () => {
    const business = "brands/business/716.brand.json";
    await editor.write(business, shipped(business).replace("}", ', "name": "Kestrow" }'));
    expect(await editor.marks(base, 1)).toMatchObject([{ code: "E626", severity: 2 }]);
    await editor.write(business, shipped(business));
    await editor.marks(base, 0);
  });

  it("R14 is marked as a warning where it is otherwise than published, with the command that says it is meant", async () => {
    const { text: record } = behaviourNow(readDocuments(small), undefined).next("The first day.");
    await editor.write(publishedBehaviour, record);
    await editor.write(loan, shipped(loan).replace('"in": [1, 2]', '"in": [1, 20]'));
    const [fault] = await editor.marks(loan, 1);
    expect(fault).toMatchObject({ code: "E390", severity: 2, range: { start: { line: 18, character: 26 } } });
    const [action] = fault ? await editor.actions(loan, fault) : [];
    expect(action?.title).toBe('If it is meant: npm run behaviour -- --publish --why "…"');
    await editor.write(loan, shipped(loan));
    await editor.marks(loan, 0);
  });

  it("is marked in a file that nobody opened", async () => {
    await editor.write(rule, shipped(rule).replace('"min": {', '"most": {'));
    const found = await editor.marks(loan, 2);
    expect(found.map(({ code }) => code)).toEqual(["E307", "E306"]);
    await editor.write(rule, shipped(rule));
    await editor.marks(loan, 0);
  });

  it("of a file that cannot be read is one, and names are completed all the same", async () => {
    const [broken] = shipped(loan).split('"children"');
    await editor.write(loan, `${broken} "children": [{ "use": "fact", "with": { "name": { "$": "reads.`);
    const [fault] = await editor.marks(loan, 1);
    expect(fault?.code).toBe("E101");
    const found = await editor.completions(
      loan,
      `${broken} "children": [{ "use": "fact", "with": { "name": { "$": "reads.¦`,
    );
    expect(found.map(({ label }) => label)).toEqual(["reads.quote"]);
    await editor.write(loan, shipped(loan));
    await editor.marks(loan, 0);
  });
});

describe("the one action that mends", () => {
  it.each<[what: string, file: string, right: string, wrong: string, title: string]>([
    ["a field of a path", loan, '"bind": "form.amount"', '"bind": "form.amuont"', 'Write "amount"'],
    ["a root", loan, '"$": "form.amount" } } } },', '"$": "fomr.amount" } } } },', 'Write "form"'],
    ["a name in an answer", loan, "reads.quote.value.fees", "reads.quote.value.fess", 'Write "fees"'],
    ["a call", loan, '"call": "apply"', '"call": "aply"', 'Write "apply"'],
    ["a part", loan, '"use": "fact"', '"use": "fatc"', 'Write "fact"'],
    ["a dialog", loan, '"dialog": "sure"', '"dialog": "surre"', 'Write "sure"'],
    ["a rule", loan, '"rule": "amount"', '"rule": "amuont"', 'Write "amount"'],
    ["a text key", loan, "app.borrow", "app.borow", 'Write "app.borrow"'],
    ["an address", loan, '"to": "/index"', '"to": "/indx"', 'Write "/index"'],
    ["a widget", loan, '"widget": "button"', '"widget": "buton"', 'Write "button"'],
    ["a verb", loan, '"do": "validate"', '"do": "valdate"', 'Write "validate"'],
    ["a key", loan, '"bind":', '"bnid":', 'Write "bind"'],
    ["a param that is handed", loan, '"with": { "name"', '"with": { "nmae"', 'Write "name"'],
    ["a param that is read", rule, '{ "var": "with.min" }', '{ "var": "with.mni" }', 'Write "min"'],
    [
      "a value of the brand",
      "screens/loan/dialogs/sure.dialog.json",
      "minimumRepayment",
      "minimumRepaymnet",
      'Write "minimumRepayment"',
    ],
    ["a section of home", base, '"order": ["hero"', '"order": ["heor"', 'Write "hero"'],
  ])("%s", async (_, file, right, wrong, title) => {
    const text = shipped(file).replace(right, wrong);
    expect(text).not.toBe(shipped(file));
    await editor.write(file, text);
    const count = check(small, { overlay: new Map([[file, text]]), only: [file] }).errors.length;
    const faults = await editor.marks(file, count);
    const actions = (await Promise.all(faults.map((fault) => editor.actions(file, fault)))).flat();
    const [action] = actions.filter((one) => one.title === title);
    expect(actions.map((one) => one.title)).toContain(title);
    await editor.apply(action?.edit ?? {});
    expect(editor.text(file)).toBe(shipped(file));
    await editor.marks(file, 0);
  });

  it("is none where nothing is meant", async () => {
    await editor.write(loan, shipped(loan).replace('"use": "fact"', '"use": "entirely-else"'));
    const [fault] = await editor.marks(loan, 1);
    expect(fault && (await editor.actions(loan, fault))).toEqual([]);
    await editor.write(loan, shipped(loan));
    await editor.marks(loan, 0);
  });
});

it("npm run language-server speaks over stdin and stdout, and nothing else does", async () => {
  const server = spawn(process.execPath, ["tools/run.mjs", "language-server"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const child = await new Editor(".", connection).started();
  const found = await child.completions(
    "screens/loan/tried.screen.json",
    '{ "children": [{ "widget": "text", "when": "journey.¦" }] }',
  );
  expect(found.map(({ label }) => label)).toContain("journey.mobile");
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await child.close();
  expect(await ended).toBe(0);
}, 60_000);
