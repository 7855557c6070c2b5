import { expect, it } from "vitest";
import { undrawnSaid } from "./undrawn.ts";

const brands = { business: ["716", "717"], channel: ["104", "302"] };
const undrawn = (business: string, channel: string, why: string, languages = ["en_US", "zh_CN"]) =>
  languages.map((language) => ({ business, channel, language, why }));

it.each([
  [
    "one brand and language",
    undrawn("717", "302", "no such drawing", ["zh_CN"]),
    ["expected pages in zh_CN to be drawn in brand 717-302, found no such drawing"],
  ],
  [
    "some brands",
    [...undrawn("716", "104", "no such drawing"), ...undrawn("716", "302", "no such drawing")],
    ["expected pages in en_US, zh_CN to be drawn in 2 of 4 brands (716-104, 716-302), found no such drawing"],
  ],
  [
    "all brands",
    ["716", "717"].flatMap((business) =>
      ["104", "302"].flatMap((channel) => undrawn(business, channel, "the first screen /login needs more")),
    ),
    ["expected pages in en_US, zh_CN to be drawn in all 4 brands, found the first screen /login needs more"],
  ],
  [
    "two faults",
    [...undrawn("716", "104", "one"), ...undrawn("717", "104", "other", ["en_US"])],
    [
      "expected pages in en_US, zh_CN to be drawn in brand 716-104, found one",
      "expected pages in en_US to be drawn in brand 717-104, found other",
    ],
  ],
])("R14 what cannot be drawn is said once for all whom it meets: %s", (_, found, lines) => {
  expect(undrawnSaid(found, brands).map(({ said }) => said.message)).toEqual(lines);
});
