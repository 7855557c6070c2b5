import { expect, it } from "vitest";
import { orNearest } from "./or-nearest.ts";

it.each([
  ["edtor", 'found "edtor"; did you mean "editor"?'],
  ["edit", 'found "edit"; did you mean "editor"?'],
  ["Editor", 'found "Editor"; did you mean "editor"?'],
  ["owner", 'found "owner"'],
  ["", "found nothing"],
  [undefined, "found nothing"],
])("of %j it is said which word of a list may be meant", (found, line) =>
  expect(orNearest(found, ["viewer", "editor", "publisher"])).toBe(line),
);
