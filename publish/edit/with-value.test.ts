import { expect, it } from "vitest";
import type { Json } from "../documents/json.ts";
import { withValue } from "./with-value.ts";

const text = `{
  "id": "716",
  "flags": { "voucher": true, "redBag": false },
  "home": {
    "order": ["hero", "bill"]
  },
  "constants": {
    "days": 7
  }
}
`;

const cases: [what: string, path: string[], value: Json | undefined, line: string, now: string][] = [
  ["another value", ["flags", "voucher"], false, '"voucher": true', '"voucher": false'],
  ["another list", ["home", "order"], ["bill", "hero"], '["hero", "bill"]', '["bill", "hero"]'],
  ["the last key taken out", ["flags", "redBag"], undefined, ', "redBag": false', ""],
  ["the first key taken out", ["flags", "voucher"], undefined, '"voucher": true, ', ""],
  ["a key in an object of one line", ["flags", "coupon"], true, '"redBag": false', '"redBag": false, "coupon": true'],
  ["a key in an object of lines", ["home", "rises"], false, '"bill"]', '"bill"],\n    "rises": false'],
  ["what holds nothing else goes too", ["constants", "days"], undefined, ',\n  "constants": {\n    "days": 7\n  }', ""],
  [
    "what was not there, and what is around it",
    ["home", "sections", "banner", "use"],
    "banner-media",
    '"bill"]',
    '"bill"],\n    "sections": { "banner": { "use": "banner-media" } }',
  ],
  ["an object in the place of a plain value", ["flags", "redBag", "on"], true, "false }", '{ "on": true } }'],
  ["an object in the place of a list", ["home", "order", "0"], "bill", '["hero", "bill"]', '{ "0": "bill" }'],
  [
    "a list that is longer than a line",
    ["home", "order"],
    Array.from({ length: 12 }, (_, at) => `section-${at}`),
    '["hero", "bill"]',
    `[\n${Array.from({ length: 12 }, (_, at) => `      "section-${at}"`).join(",\n")}\n    ]`,
  ],
];

it.each(cases)("%s: nothing else in the text is touched", (_, path, value, line, now) => {
  expect(text.split(line)).toHaveLength(2);
  expect(withValue(text, path, value)).toBe(text.replace(line, now));
});

it("what is not there can be taken out", () => expect(withValue(text, ["theme", "x"], undefined)).toBe(text));

it("lines end as they do in the file", () => {
  const windows = text.replaceAll("\n", "\r\n");
  expect(withValue(windows, ["theme", "x"], "a").replaceAll("\r\n", "")).not.toContain("\n");
});

it("comments stand where they stood", () => {
  const noted = '{\n  // Why.\n  "id": "716", /* one */ "name": "A"\n}\n';
  expect(withValue(noted, ["name"], "B")).toBe(noted.replace('"A"', '"B"'));
});
