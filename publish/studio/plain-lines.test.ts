import { expect, it } from "vitest";
import type { Json } from "../documents/json.ts";
import { plainLines } from "./plain-lines.ts";

const cases: [what: string, value: Json | undefined, lines: string[]][] = [
  ["a word", "banner", ["banner"]],
  ["nothing where there is nothing", undefined, []],
  ["nothing of what was taken away", null, []],
  ["names and what they are", { layout: "split", rises: false }, ["layout: split", "rises: false"]],
  [
    "each of a list in a line of its own",
    [{ id: "fast", linkUrl: "/lendInfo" }, { id: "cost" }],
    ["id: fast, link url: /lendInfo", "id: cost"],
  ],
  ["a list within", { "302": ["7100000060", "7100000061"] }, ["302: 7100000060, 7100000061"]],
  ["words that look like a page as words", "<b>", ["<b>"]],
];

it.each(cases)("says %s", (_, value, lines) => expect(plainLines(value)).toEqual(lines));
