import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "./parse-document.ts";

const parse = (text: string) => parseDocument("screen", "a.screen.json", text);
const lines = (text: string) => {
  const parsed = parse(text);
  return "faults" in parsed ? parsed.faults.map(({ line, column, code }) => `${line}:${column} ${code}`) : [];
};

const aNumber = 'expected a number of digits alone that begins with no "+" and no 0, or a text in double quotes, found';
const aQuote = 'expected a quote within a text to be written \\", found it alone';

describe("parseDocument", () => {
  it.each([
    ["R1", "malformed JSON", "{\n  1\n}", ["2:3 E101"]],
    ["R1", "HTML", "<html></html>", ["1:1 E101"]],
    ["R1", "nothing", "", ["1:1 E101"]],
    ["R1", "a comment", "{ /* x */ }", ["1:3 E101"]],
    ["R1", "a list", "[1]", ["1:1 E106"]],
    ["R2", "a key three times", '{ "a": 1, "a": 2,\n  "a": 3 }', ["1:11 E102", "2:3 E102"]],
    ["R3", "keys of a prototype", '{ "a": [{ "valueOf": 1 }], "hasOwnProperty": 2 }', ["1:11 E103", "1:28 E103"]],
    ["R4", "33 levels", "[".repeat(33) + "]".repeat(33), ["1:33 E104"]],
    ["R4", "too many bytes", `"${"é".repeat(300_000)}"`, ["1:1 E104"]],
  ] as const)("%s refuses %s", (_, __, text, expected) => {
    expect([...lines(text)].sort()).toEqual(expected);
  });

  it.each([
    [`{"a": 'steps'}`, `expected a text in straight double quotes, as in "text", found "'steps'"`],
    ["{“a”: 1}", 'expected a text in straight double quotes, as in "text", found "“a”"'],
    ['{"a": True}', 'expected a JSON value, found "True"; did you mean "true"?'],
    ["{a: 1}", 'expected a JSON value; a text or a name stands in double quotes, found "a"'],
    ['{"a": +5}', `${aNumber} +5; did you mean "+5", in double quotes?`],
    ['{"a": 02017160000, "b": 1}', `${aNumber} 02017160000; did you mean "02017160000", in double quotes?`],
    ['{"a": [+234 80-1234 ]}', `${aNumber} +234 80-1234; did you mean "+234 80-1234", in double quotes?`],
    ['{"a": 08:00:00\n}', `${aNumber} 08:00:00; did you mean "08:00:00", in double quotes?`],
    ['{"a": 2025-12-25}', `${aNumber} 2025-12-25; did you mean "2025-12-25", in double quotes?`],
    ['{"a": 60 000 000}', `${aNumber} 60 000 000; did you mean 60000000?`],
    ['{"a": 1 2}', `${aNumber} 1 2; did you mean "1 2", in double quotes?`],
    ['{"a" = true}', 'expected ":" after the property name, found "="'],
    ['{"a"=true}', 'expected ":" after the property name, found "="'],
    ['{"a" => "x"}', 'expected ":" after the property name, found "=>"'],
    ['{"a": true; "b": 1}', 'expected "," between two entries, found ";"'],
    ['{"a": [1;2]}', 'expected "," between two entries, found ";"'],
    ['{"a": "x";\n"b": 2}', 'expected "," between two entries, found ";"'],
    ['{"a": true;\n}', 'expected no ";" before "}", found one'],
    ['{"a": "the "same" word"}', aQuote],
    ['{"a": "the same"", "b": 1}', aQuote],
    ['{"a": "a 6" screen"\n}', aQuote],
    ['["say "5", then", 1]', aQuote],
    ['{"a": "x"y, "b": "z"}', 'expected a JSON value; a text or a name stands in double quotes, found "y"'],
    ['{"a": ["x""y"]}', 'expected "," between two entries, found none'],
    ['{"a": 0,1}', 'expected a point in a number, found "0,1"; did you mean "0.1"?'],
    ['{"a": -12,50, "b": 2}', 'expected a point in a number, found "-12,50"; did you mean "-12.50"?'],
    ['{"a": 1, 2}', 'expected a property name in double quotes, found "2"'],
    ['{"a": 1,\n}', 'expected no "," before "}", found one'],
    ['{"a": [1, ]}', 'expected no "," before "]", found one'],
    [
      '{\n  "a": {\n    "b": 1,\n  "c": { "d": 2 }\n}\n',
      'expected "}" for the "{" of line 2, found the end of what was written',
    ],
    [
      '{\n  "a": {\n    "b": { "c": [1, 2],\n    "d": "}"\n  }\n}\n',
      'expected "}" for the "{" of line 3, found the end of what was written',
    ],
    ['{"a": 1', 'expected "}" for the "{" of line 1, found the end of what was written'],
    ['{"a": ["x",\n"b": 1}', 'expected "]" for the "[" of line 1, found ":"'],
    ['{"a": 1 "b": 2}', 'expected "," between two entries, found none'],
  ])("R1 says of %s what stands there", (text, said) => {
    const parsed = parse(text);
    expect("faults" in parsed && parsed.faults.map(({ message }) => message)).toEqual([`malformed JSON: ${said}`]);
  });

  it.each([
    ["a comma at the end of a line", '{\n  "a": 1\n  "b": 2\n}\n', "2:9"],
    ["a comma before a line that is empty", '{\n  "a": "x"\n\n  "b": 2\n}\n', "2:11"],
    ["a comma between two in a line", '{ "a": [1 2] }', "1:10"],
    ["a colon", '{\n  "a" 1\n}\n', "2:6"],
    ["a comma where a semicolon is", '{ "a": true; "b": 1 }', "1:12"],
    ["a backslash before a quote", '{ "a": "the "same" word" }', "1:13"],
    ["a quote before a number", '{ "a": 0201 716 }', "1:8"],
  ])("R1 %s that is missing is told where it belongs", (_, text, place) => {
    const parsed = parse(text);
    expect("faults" in parsed && parsed.faults.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
  });

  it.each([
    ["32 levels", `{"a":${"[".repeat(31)}${"]".repeat(31)}}`],
    ["a text of 16 KB", JSON.stringify({ a: "x".repeat(16 * 1024) })],
    ["20,000 values", JSON.stringify({ a: Array.from({ length: 19_998 }, () => 1) })],
  ])("R4 takes %s", (_, text) => {
    expect(lines(text)).toEqual([]);
  });

  it("R4 refuses half a megabyte of brackets within 50 ms, without a stack", () => {
    const text = "[".repeat(512 * 1024);
    const started = performance.now();
    expect(lines(text)).toEqual(["1:33 E104"]);
    expect(performance.now() - started).toBeLessThan(50);
  });

  it("R1 never throws, and agrees with JSON.parse on what is JSON", () => {
    const refused = /"(__proto__|constructor|prototype|valueOf|toString|hasOwnProperty)"/;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json({ maxDepth: 6 }),
          fc.json().map((text) => text.slice(1)),
        ),
        (text) => {
          fc.pre(!refused.test(text));
          const parsed = parse(text);
          if ("document" in parsed) expect(parsed.document.data).toEqual(JSON.parse(text));
          else if (parsed.faults.every(({ code }) => code === "E101"))
            expect(() => JSON.parse(text)).toThrow(SyntaxError);
        },
      ),
    );
  });
});
