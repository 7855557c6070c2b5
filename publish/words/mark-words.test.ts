import { expect, it } from "vitest";
import { namedMarks, textWords, namesAsMarks, marksAsNames } from "./mark-words.ts";

it.each([
  ["no mark", "no mark"],
  ["Pay {{amount}} by {{date}}", "Pay ‹amount› by ‹date›"],
  ["Up to {{brand.claims.maximumAmount, money}} in your pocket", "Up to ‹maximum amount› in your pocket"],
  ["Order {{ orderNo }}", "Order ‹order no›"],
])("%s", (text, words) => expect(textWords(text)).toBe(words));

it.each([
  "Pay {{amount}} by {{date}}, {{amount}} in all",
  "{{brand.name}} tells {{name}}",
  "{{brand.claims.maximumAmount, money}} and {{brand.claims.maximumAmount}}",
  "Order {{ orderNo }}",
])("%s is as it was once its names are marks again", (text) => {
  const marks = namedMarks([text]);
  expect(marksAsNames(text, marks)).not.toContain("{{");
  expect(namesAsMarks(marksAsNames(text, marks), marks)).toBe(text);
});

it("two that would be called alike are told apart", () =>
  expect(namedMarks(["{{brand.name}} tells {{name}}", "{{person.name}}"]).map(({ words }) => words)).toEqual([
    "brand.name",
    "name",
    "person.name",
  ]));

it("what is set elsewhere in the sentence, and what nothing has, is a mark", () =>
  expect(namesAsMarks("‹date›: ‹ amount › and ‹tip›", namedMarks(["{{amount}} by {{date}}"]))).toBe(
    "{{date}}: {{amount}} and {{tip}}",
  ));

it.each([
  ["{{name}} lends", "{{brand.name}} lends"],
  ["{{ name }} lends {{maximum amount}}", "{{brand.name}} lends {{brand.claims.maximumAmount, money}}"],
  [
    "{{brand.name}} lends {{brand.claims.maximumAmount, money}}",
    "{{brand.name}} lends {{brand.claims.maximumAmount, money}}",
  ],
  ["{{tip}} lends", "{{tip}} lends"],
])("a name between braces is what has that name: %s", (said, text) =>
  expect(namesAsMarks(said, namedMarks(["{{brand.name}} lends {{brand.claims.maximumAmount, money}}"]))).toBe(text),
);
