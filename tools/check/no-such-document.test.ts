import { expect, it } from "vitest";
import { noSuchDocument } from "./no-such-document.ts";

const documents = [
  "brands/business/716.brand.json",
  "brands/business/717.brand.json",
  "brands/channel/104.brand.json",
  "screens/auth/login.screen.json",
];

it.each([
  ["brands/busines/716.brand.json", '; did you mean "brands/business/716.brand.json"?'],
  ["716.brand.json", '; did you mean "brands/business/716.brand.json"?'],
  ["login.scren.json", '; did you mean "screens/auth/login.screen.json"?'],
  ["README.md", ""],
  ["brands/business", ""],
])("of %s it is said that it is no document, and which may be meant", (file, more) =>
  expect(noSuchDocument(file, documents)).toBe(`${file}: there is no such document${more}`),
);
