import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { check } from "../../../tests/check.ts";

// The whole repository is read before the first answer.
beforeAll(() => void check("."), 120_000);

// Props of one of a list that tell a borrower something; what only has a look is free.
it.each<readonly [file: string, was: string, is: string, place: string]>([
  ["screens/home/sections/credit.section.json", '"state": "guest"', '"state": "frozen"', "children[0].props.state"],
  ["screens/bank/dialogs/card-otp.dialog.json", '"tone": "danger"', '"tone": "good"', "children[2].props.tone"],
  [
    "screens/home/sections/private.section.json",
    '"name": "shield"',
    '"name": "gift"',
    "children[0].children[0].children[0].children[0].props.name",
  ],
  [
    "screens/bill/bill-detail.screen.json",
    '"direction": "columns", "padding": 16',
    '"direction": "row", "padding": 16',
    "children[0].props.direction",
  ],
])("R14 %s: %s → %s is published with a reason", (file, was, is, place) => {
  expect(otherLines(file, was, is)).toEqual([["E390", file, place]]);
});

it.each<readonly [file: string, was: string, is: string]>([
  ["screens/home/sections/private.section.json", '"gap": 8', '"gap": 24'],
  ["screens/home/sections/product-second-list.section.json", '"variant": "rows"', '"variant": "cards"'],
  ["screens/home/sections/info.section.json", '"icon": "zap"', '"icon": "clock"'],
])("R14 %s: %s → %s is free", (file, was, is) => {
  expect(otherLines(file, was, is)).toEqual([]);
});

it.each<readonly [file: string, was: string, is: string, place: string]>([
  [
    "widgets/credit-line-card/credit-line-card.schema.json",
    '"enum": ["guest", "limit", "frozen"],',
    '"enum": ["guest", "limit", "frozen"], "look": true,',
    "props.properties.state.look",
  ],
  [
    "widgets/stack/stack.schema.json",
    `32],
        "look": true`,
    "32]",
    "props.properties.gap",
  ],
])("R14 which props are looks is published: %s", (file, was, is, place) => {
  expect(otherLines(file, was, is)).toEqual([["E390", file, place]]);
});

/** Code, file and place of what is said of one edit. */
function otherLines(file: string, was: string, is: string): readonly (readonly [string, string, string])[] {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(was);
  const { errors } = check(".", { overlay: new Map([[file, text.replace(was, () => is)]]) });
  return errors.map((error) => [error.code, error.file, error.path]);
}
