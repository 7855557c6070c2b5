import { expect, it } from "vitest";
import { sentence } from "./sentence.ts";

it.each([
  ["expected a day", "Expected a day."],
  ['expected a day; did you mean "1"?', 'Expected a day; did you mean "1"?'],
  ["it is so.", "It is so."],
])("%s becomes a sentence", (words, said) => expect(sentence(words)).toBe(said));
