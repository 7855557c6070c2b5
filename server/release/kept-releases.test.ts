import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Composed } from "./composed.ts";
import { KeptReleases, type Made } from "./kept-releases.ts";

/** What a release is made of and by, in small: a document, a picture, a schema, code that names texts, the built app. */
const files = {
  "screens/home.screen.json": "{}",
  "brands/assets/mark.svg": "<svg/>",
  "schemas/screen.schema.json": "{}",
  "widgets/amount/Amount.tsx": 'text("amount.label")',
  "package-lock.json": "{}",
  "dist/app/index.html": "<html>",
  "dist/ssr/prerender.js": "export const prerender = 1;",
  "dist/tools/composing.mjs": "composes",
};
const texts = new Map([["screens/home.screen.json", "{}"]]);
const composed = {
  release: { id: "r1" },
  boots: new Map([["716-104-en_US", new Uint8Array([1, 2, 3])]]),
} as unknown as Composed;
const made: Made = { composed, warnings: 2, strict: true };

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-releases-"));
  for (const [file, text] of Object.entries(files)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), text);
}

const inFolder = (folder: string) =>
  new KeptReleases({
    root: folder,
    app: folder,
    code: join(folder, "dist/tools/composing.mjs"),
    folder: join(root, "node_modules/.cache"),
  });
const open = () => inFolder(root);

it("gives what was composed of the same by the same, bytes as bytes", () => {
  open().keep(texts, made);
  expect(open().find({ texts })).toEqual(made);
  expect(open().find({ texts, id: "r1" })).toEqual(made);
});

it("knows it in another folder with the same in it", () => {
  open().keep(texts, made);
  const other = mkdtempSync(join(tmpdir(), "kept-releases-"));
  cpSync(root, other, { recursive: true });
  expect(inFolder(other).find({ texts })).toEqual(made);
  rmSync(other, { recursive: true });
});

it("gives nothing of other documents", () => {
  open().keep(texts, made);
  expect(open().find({ texts: new Map([["screens/home.screen.json", "{ }"]]) })).toBeUndefined();
  expect(open().find({ texts: new Map([...texts, ["screens/help.screen.json", "{}"]]) })).toBeUndefined();
  expect(open().find({ texts: new Map() })).toBeUndefined();
});

const by = Object.keys(files).filter((file) => !/^(screens|brands)/.test(file));
it.each([...by, "schemas/new.schema.json", "dist/ssr/assets/part.js"])("gives nothing made by another %s", (file) => {
  open().keep(texts, made);
  write(file, `${files[file as keyof typeof files] ?? ""} `);
  expect(open().find({ texts })).toBeUndefined();
});

it("is asked for by its texts, whatever the folder's documents are", () => {
  open().keep(texts, made);
  write("screens/home.screen.json", '{ "other": true }');
  write("docs/guide.md", "words");
  expect(open().find({ texts })).toEqual(made);
});

it("keeps nothing where what it is made by changed meanwhile", () => {
  const began = open();
  write("schemas/screen.schema.json", '{ "type": "object" }');
  began.keep(texts, made);
  expect(open().find({ texts })).toBeUndefined();
});

describe("by name", () => {
  it("gives none of another name", () => {
    open().keep(texts, made);
    expect(open().find({ texts, id: "r2" })).toBeUndefined();
  });

  it("R14 gives what was only known as published to nobody who publishes", () => {
    open().keep(texts, { ...made, strict: false });
    expect(open().find({ texts })).toBeUndefined();
    expect(open().find({ texts, id: "r1" })).toEqual({ ...made, strict: false });
  });
});
