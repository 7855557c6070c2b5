import { expect, it } from "vitest";
import { messages } from "../faults/messages.ts";
import { textRefusal } from "./text-refusals.ts";

const keeper = "whoever keeps the agreed words of the app";

it.each([
  [
    "a figure written out",
    messages.figureWritten("₦5,000"),
    `"₦5,000" is a figure that nothing keeps true. Fill in a value of the brand in its place, as ‹apply minutes›, or say it without the figure; if it must stand as it is, ask ${keeper} to agree on it with a reason.`,
  ],
  [
    "a promise",
    messages.promiseUnlocked("free"),
    `"free" promises that something costs nothing or less, or that everybody is given it, which only agreed words do. Say it otherwise, or ask ${keeper} to agree on it with a reason.`,
  ],
  [
    "words that are agreed on",
    messages.otherWords("You repay", "You save", 3),
    `These words are agreed on: "You repay". Put them back, or ask ${keeper} to change them with a reason.`,
  ],
  [
    "two texts in each other's place",
    messages.wordsExchanged("app.home", "Home", "app.yes", "Yes"),
    `expected "Home", which "app.home" said before, found "Yes", which "app.yes" said: put both back; where it is meant, ask ${keeper}`,
  ],
  [
    "two placeholders in each other's place",
    messages.placeholdersTurned("{{a}} by {{b}}", "{{b}} by {{a}}"),
    `expected "{{a}} by {{b}}", as it was kept, found two of its placeholders in each other's place, "{{b}} by {{a}}": put them back; where it is meant, ask ${keeper}`,
  ],
])("B7 %s is refused in the studio with what an operator can do", (_, said, words) => {
  expect(textRefusal(said)).toBe(words);
  expect(words).not.toMatch(/npm|args|disclosure|\//);
});

it("B7 what is said to everybody alike stays as the checker says it", () => {
  expect(textRefusal(messages.textTooLong(81, 80))).toBeUndefined();
});
