import { describe, expect, it } from "vitest";
import type { Json } from "../../publish/documents/json.ts";
import type { InputTakes } from "../../publish/studio/form/decision-form.ts";
import { isOfKind, typedText, typedValue } from "./typed-input.ts";

const kobo: InputTakes = { is: "number", whole: true, unit: "kobo" };
const count: InputTakes = { is: "number", whole: true };
const share: InputTakes = { is: "number", whole: false };
const text: InputTakes = { is: "text" };
const lines: InputTakes = { is: "lines" };
const data: InputTakes = { is: "data" };

describe("an input", () => {
  it.each<[string, InputTakes, Json | undefined, string]>([
    ["an amount of 5,000,000 kobo", kobo, 5_000_000, "50000"],
    ["one kobo", kobo, 1, "0.01"],
    ["a count", count, -1, "-1"],
    ["a text", text, "A01", "A01"],
    ["a list, a line each", lines, ["a.example", "b.example"], "a.example\nb.example"],
    ["nothing", count, undefined, ""],
    ["null", text, null, ""],
    ["what is no number, as it is", count, "0", '"0"'],
    ["what is no text, as it is", text, [], "[]"],
    ["data", data, [{ late: 1 }], '[\n  {\n    "late": 1\n  }\n]'],
  ])("F6 shows %s", (_, takes, value, shown) => expect(typedText(value, takes)).toBe(shown));

  it.each<[string, InputTakes, Json | undefined]>([
    ["50,000", kobo, 5_000_000],
    ["₦ 0.07", kobo, 7],
    ["19.99", kobo, 1999],
    ["", kobo, undefined],
    ["-1", count, -1],
    ["0.25", share, 0.25],
    ["", text, ""],
    ["A01", text, "A01"],
    [" a.example \n\nb.example", lines, ["a.example", "b.example"]],
    ["", lines, []],
    ['[{"late":1}]', data, [{ late: 1 }]],
    ["  ", data, undefined],
  ])("F6 reads %j", (typed, takes, value) => expect(typedValue(typed, takes)).toEqual({ value }));

  it.each<[string, InputTakes, RegExp]>([
    ["ten", count, /^Expected a number, found "ten"\.$/],
    ["14,5", count, /^Expected a number, found "14,5"\.$/],
    ["1.5", count, /^Expected a whole number, found "1\.5"\.$/],
    ["1.005", kobo, /^Expected no less than whole kobo\.$/],
    ["Infinity", share, /^Expected a number, found "Infinity"\.$/],
    ["[1", data, /^This cannot be read as data\. Look at its brackets/],
  ])("F6 refuses %j in words", (typed, takes, why) =>
    expect(typedValue(typed, takes)).toEqual({ why: expect.stringMatching(why) }),
  );

  it.each<[string, InputTakes, Json | undefined, boolean]>([
    ["a choice that there is", { is: "choice", of: [0, 1] }, 1, true],
    ["a choice that there is not", { is: "choice", of: [0, 1] }, 3, false],
    ["a choice spelt as a text", { is: "choice", of: [0, 1] }, "1", false],
    ["a truth", { is: "truth" }, false, true],
    ["a word for a truth", { is: "truth" }, "no", false],
    ["a fraction where a count is", count, 0.5, false],
    ["a list of numbers where texts are", lines, [1], false],
    ["nothing", count, undefined, true],
  ])("R18 knows %s", (_, takes, value, isRight) => expect(isOfKind(value, takes)).toBe(isRight));
});
