import { expect, it } from "vitest";
import { brandPairs, brandValue } from "../documents/compose-brand.ts";
import { readDocuments } from "../documents/read-documents.ts";
import type { LendingBrand } from "./lending-brand.ts";

const documents = readDocuments(process.cwd()).all;
/** Channels 1 and 3 are the business as it stands. */
const pairs = brandPairs(documents).filter(({ channel }) => !["1", "3"].includes(channel));
const brandOf = (business: string, channel: string) => brandValue(documents, business, channel);

/** From half the height of a button on its ends are round, however much rounder they are said to be. */
const ends = (radius = "") => (Number.parseFloat(radius) >= 0.24 && !radius.includes(" ") ? "round" : radius);

/** What of a brand is seen on any of its screens. */
const everywhere = ({ theme }: LendingBrand) =>
  `${theme["color-brand"]} on ${theme["color-ground"]}, buttons ${ends(theme["radius-button"])}, cards ${theme["radius-card"]}`;

it.each(["login", "figure", "bill", "result"] as const)(
  "B2 B10 each of the 21 pairs has a %s that no other one has",
  (place) => {
    const looks = pairs.map(({ business, channel }) => {
      const brand = brandOf(business, channel);
      return `${brand.shapes[place]}: ${everywhere(brand)}`;
    });
    expect(looks).toHaveLength(21);
    expect(looks.filter((look, at) => looks.indexOf(look) !== at)).toEqual([]);
  },
);

it("B10 B11 four families are unlike in shape, voice, mark, colour and type, not in one of them alone", () => {
  const families = [
    ["718", "302"],
    ["716", "104"],
    ["717", "301"],
    ["716", "130"],
  ].map(([business = "", channel = ""]) => brandOf(business, channel));
  for (const seen of [
    ({ shapes }: LendingBrand) => JSON.stringify(shapes),
    ({ voice }: LendingBrand) => voice,
    ({ mark }: LendingBrand) => mark,
    ({ theme }: LendingBrand) => theme["color-brand"],
    ({ theme }: LendingBrand) => theme["font-display"],
    ({ theme }: LendingBrand) => theme["radius-card"],
    ({ home }: LendingBrand) => JSON.stringify(home.sections?.credit?.with),
  ])
    expect(new Set(families.map(seen)).size).toBe(4);
});
