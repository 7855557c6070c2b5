import { expect, it } from "vitest";
import { filledIn } from "./filled-in.ts";

it.each<[snippet: string, text: string, chosen: string]>([
  ['"voucher": ${1:false}', '"voucher": false', "false"],
  ['"name": "$1"', '"name": ""', ""],
  ['"with": {$1},$0', '"with": {},', ""],
  ['"and": [${1:first}, ${2:second}]', '"and": [first, second]', "first"],
  ['"is": ${1|true,false|}', '"is": true', "true"],
  ['"\\$schema": "${1:a\\}b}"', '"$schema": "a}b"', "a}b"],
  ["plain", "plain", ""],
])("%s is %s", (snippet, text, chosen) => {
  const filled = filledIn(snippet);
  expect(filled.text).toBe(text);
  expect(filled.text.slice(filled.chosen.from, filled.chosen.to)).toBe(chosen);
});

it("the cursor stands at the first stop", () => expect(filledIn('"name": "$1",$0').chosen).toEqual({ from: 9, to: 9 }));
