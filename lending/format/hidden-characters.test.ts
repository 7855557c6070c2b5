import { expect, it } from "vitest";
import { hasHidden, trimmed } from "./hidden-characters.ts";

it.each(["Ada", "Adébáyọ̀ Ọláolúwa", "O'Neill-Okafor", "李 四", "عبد الله", "👩‍👩‍👧 family"])("shows %j", (text) => {
  expect(hasHidden(text)).toBe(false);
  expect(trimmed(`  ${text}\t `)).toBe(text);
});

it.each([
  ["NUL", "A\u0000da"],
  ["backspace", "A\u0008da"],
  ["escape", "\u001b[31mAda"],
  ["delete", "Ada\u007f"],
  ["a control of the second set", "A\u0085da"],
  ["an override from right to left", "Ada\u202eadA"],
  ["an isolate", "\u2067Ada\u2069"],
  ["a mark of direction", "Ada\u200f"],
  ["a letter mark", "Ada\u061c"],
  ["a space of no width", "A\u200bda"],
  ["a byte order mark", "\ufeffAda"],
  ["a line separator", "A\u2028da"],
])("sees %s", (_, text) => expect([hasHidden(text), hasHidden(text, true)]).toEqual([true, true]));

it("lets a text of several lines have its breaks", () =>
  expect([hasHidden("a\nb\tc\r\n"), hasHidden("a\nb\tc\r\n", true)]).toEqual([true, false]));

it.each([" ", "\u00a0\u2003", "\u200b\u200b", "\u3164", "\u2800 \t\n", "\u202e", ""])("takes %j for blank", (text) =>
  expect(trimmed(text)).toBe(""),
);
