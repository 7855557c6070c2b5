import { expect, it } from "vitest";
import { parseDocument } from "../../publish/documents/parse-document.ts";
import { missingSign } from "./missing-sign.ts";

it.each<[what: string, text: string, mended: string]>([
  ["a comma at the end of a line", '{\n  "steps": [1]\n  "name": "x"\n}\n', '{\n  "steps": [1],\n  "name": "x"\n}\n'],
  ["a comma in a list", '{ "steps": [1 2] }', '{ "steps": [1, 2] }'],
  ["a colon", '{ "steps" [1] }', '{ "steps": [1] }'],
])("%s that is missing is written where it belongs, behind what stands before", (_, text, mended) => {
  const parsed = parseDocument("rule", "a.rule.json", text);
  const [fault] = "faults" in parsed ? parsed.faults : [];
  if (!fault) throw new Error("It was read.");
  const lines = text.split("\n").slice(0, fault.line - 1);
  const offset = lines.reduce((sum, line) => sum + line.length + 1, 0) + fault.column - 1;
  expect(`${text.slice(0, offset)}${missingSign(fault.message)}${text.slice(offset)}`).toBe(mended);
});

it.each(['expected "}", found the end of what was written', "expected a colour", 'expected "a" or "b", found none'])(
  "nothing is written for: %s",
  (message) => expect(missingSign(message)).toBeUndefined(),
);
