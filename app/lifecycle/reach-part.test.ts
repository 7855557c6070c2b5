import { afterEach, expect, it, vi } from "vitest";
import { reachPart } from "./reach-part.ts";

const assets = "https://app.example/assets";

/** A server that has these chunks; gives what it was asked for, in order of their names. */
function serving(chunks: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (href: string) => {
    asked.push(href.slice(assets.length + 1));
    const code = chunks[href.slice(assets.length + 1)];
    return code === undefined ? new Response("gone", { status: 404 }) : new Response(code);
  });
  return () => asked.toSorted();
}
afterEach(() => vi.unstubAllGlobals());

const leaf = "export const a=1;";

it.each([
  ["double quotes", 'import{a as e}from"./leaf-1.js";export{e}'],
  ["single quotes", "import{a as e}from'./leaf-1.js';export{e}"],
  ["blanks", 'import { a } from "./leaf-1.js";'],
  ["what is imported for its effect", 'import"./leaf-1.js";'],
  ["the same in single quotes", "import './leaf-1.js'"],
  ["what is handed on", 'export*from"./leaf-1.js"'],
])("R31 what a chunk imports is fetched as well: %s", async (_title, code) => {
  const asked = serving({ "screen-1.js": code, "leaf-1.js": leaf });
  await reachPart(`${assets}/screen-1.js`, new Set());
  expect(asked()).toEqual(["leaf-1.js", "screen-1.js"]);
});

it("R31 what is only asked for later is not fetched, nor is what comes from elsewhere", async () => {
  const asked = serving({
    "screen-1.js": 'importPart("./later-1.js");import("./later-1.js");import a from"https://other.example/a.js"',
  });
  await reachPart(`${assets}/screen-1.js`, new Set());
  expect(asked()).toEqual(["screen-1.js"]);
});

it("R31 chunks that import each other, or one of them twice, are fetched once each", async () => {
  const asked = serving({
    "a-1.js": 'import{b}from"./b-1.js";import{c}from"./c-1.js"',
    "b-1.js": "import{a}from'./a-1.js';import{c}from'./c-1.js'",
    "c-1.js": 'import{c}from"./c-1.js"',
  });
  await reachPart(`${assets}/a-1.js`, new Set());
  expect(asked()).toEqual(["a-1.js", "b-1.js", "c-1.js"]);
});

it("R31 the script that runs already is not fetched again", async () => {
  const asked = serving({ "screen-1.js": 'import{e}from"./index-1.js"', "index-1.js": leaf });
  await reachPart(`${assets}/screen-1.js`, new Set([`${assets}/index-1.js`]));
  expect(asked()).toEqual(["screen-1.js"]);
});

it("R31 one that is gone is told by its address, however deep it lies", async () => {
  serving({ "screen-1.js": "import'./b-1.js'", "b-1.js": 'import"./gone-1.js"' });
  await expect(reachPart(`${assets}/screen-1.js`, new Set())).rejects.toThrow(`${assets}/gone-1.js: 404`);
});
