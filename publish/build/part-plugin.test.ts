import { expect, it } from "vitest";
import { withParts } from "./part-plugin.ts";

const way = 'importPart("./a-1.js")';

it.each([
  ['import("./a-1.js")', way],
  ["import('./a-1.js').then(m=>m.A)", `${way}.then(m=>m.A)`],
  ["e(()=>import(`./a-1.js`),__deps([0]))", `e(()=>${way},__deps([0]))`],
  ['import{a}from"./a-1.js"', 'import{a}from"./a-1.js"'],
  ["import(address)", "import(address)"],
  ['import("https://x/a.js")', 'import("https://x/a.js")'],
  ['important("./a-1.js")', 'important("./a-1.js")'],
])("C18 %s", (code, rewritten) => {
  expect(withParts(code)).toBe(rewritten);
});
